import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { dashboardEndpoints } from '@valise/contract';
import type { Handlers } from '@valise/contract/serve';
import { countProducts } from '../database/products.ts';
import { alerts, queueOrders, stats } from '../database/schema.ts';
import { type Caller, ownedBy } from '../http/caller.ts';

export const dashboardHandlers: Handlers<typeof dashboardEndpoints, Caller> = {
  async states({ context: { app, user } }) {
    const figures = await app.db
      .select({ label: stats.label, value: stats.value })
      .from(stats)
      .where(eq(stats.userId, user.id))
      .orderBy(asc(stats.id));
    const [total, rented] = await Promise.all([countProducts(app, user), countProducts(app, user, 'Rented')]);
    return { data: [{ label: 'Total Products', value: total }, { label: 'Active Rentals', value: rented }, ...figures] };
  },

  async alerts({ context: { app, user } }) {
    const { userId, ...card } = getTableColumns(alerts);
    const rows = await app.db.select(card).from(alerts).where(ownedBy(user, userId)).orderBy(asc(alerts.id));
    return { data: rows };
  },

  async queue({ context: { app, user } }) {
    const rows = await app.db.select().from(queueOrders).where(ownedBy(user, queueOrders.userId)).orderBy(desc(queueOrders.id));
    return rows.map((row) => ({
      id: row.id,
      status: row.status,
      product: row.product,
      customer: row.customer,
      product_availability: row.productAvailability,
    }));
  },
};
