import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { dashboardEndpoints } from '@valise/contract';
import type { Handlers } from '@valise/contract/serve';
import { QUEUE_SINCE } from '../database/demo.ts';
import { countPendingOrders, listQueue } from '../database/orders.ts';
import { countProducts } from '../database/products.ts';
import { alerts, stats } from '../database/schema.ts';
import { type Caller, ownedBy } from '../http/caller.ts';

export const dashboardHandlers: Handlers<typeof dashboardEndpoints, Caller> = {
  async states({ context: { app, user } }) {
    const figures = await app.db
      .select({ label: stats.label, value: stats.value })
      .from(stats)
      .where(eq(stats.userId, user.id))
      .orderBy(asc(stats.id));
    const [total, rented, pending] = await Promise.all([
      countProducts(app, user),
      countProducts(app, user, 'Rented'),
      countPendingOrders(app, user),
    ]);
    const counted = [
      { label: 'Total Products', value: total },
      { label: 'Active Rentals', value: rented },
      { label: 'Pending Orders', value: pending },
    ];
    return { data: [...counted, ...figures] };
  },

  async alerts({ context: { app, user } }) {
    const { userId, ...card } = getTableColumns(alerts);
    const rows = await app.db.select(card).from(alerts).where(ownedBy(user, userId)).orderBy(asc(alerts.id));
    return { data: rows };
  },

  queue: ({ context: { app, user } }) => listQueue(app, user, QUEUE_SINCE),
};
