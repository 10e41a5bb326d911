import type { orderEndpoints } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import { findOrder, giveToRider, listOrders } from '../database/orders.ts';
import { findRider, riderWire } from '../database/riders.ts';
import type { Caller } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { required } from '../http/rules.ts';
import { notifyOfRider } from '../orderNotices.ts';

const notFound = () => new Refusal(404, 'Order not found.');

function orderIdOf(id: string): number {
  if (!isRecordId(id)) throw notFound();
  return Number(id);
}

/** Refuses with 409, and sends the server's current data. */
const conflict = (message: string, data: unknown) => Response.json({ message, data }, { status: 409 });

export const orderHandlers: Handlers<typeof orderEndpoints, Caller> = {
  list: async ({ context: { app, user, origin } }) => ({ data: { data: await listOrders(app, user, origin) } }),

  async one({ params, context: { app, user, origin } }) {
    const found = await findOrder(app, user, orderIdOf(params.id), origin);
    if (found === undefined) throw notFound();
    return { data: { data: found } };
  },

  async assignRider({ body: { orderId, riderId }, context: { app, user, origin } }) {
    refuseInvalid({ orderId: [required('order id', orderId)], riderId: [required('rider id', riderId)] });
    const id = orderIdOf(orderId);
    if ((await findOrder(app, user, id, origin)) === undefined) throw notFound();
    if ((await findRider(app, riderId)) === undefined) throw invalid({ riderId: ['The selected rider id is invalid.'] });
    const isGiven = await giveToRider(app, id, riderId);
    const [order, rider] = await Promise.all([findOrder(app, user, id, origin), findRider(app, riderId)]);
    if (order === undefined || rider === undefined) throw notFound();
    if (isGiven) {
      await notifyOfRider(app, id, rider);
      return { message: 'Rider assigned successfully' };
    }
    if (order.rider !== null) return conflict('This order already has a rider.', order);
    return conflict(`${rider.name} is offline.`, riderWire(rider));
  },
};
