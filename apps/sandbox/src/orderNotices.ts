import type { AppContext } from './appContext.ts';
import { ownerOfOrder } from './database/orders.ts';
import type { RiderRow, UserRow } from './database/schema.ts';
import { notify } from './notify.ts';

const urlOf = (orderId: number) => `/orders/ordersdetail/${orderId}`;

/** Notifies the order's owner that the order waits for a rider. */
export const notifyOfNewOrder = (app: AppContext, owner: UserRow, orderId: number, traveler: string): Promise<string> =>
  notify(app, owner, { title: 'New order', message: `Order #${orderId} from ${traveler} is waiting for a rider.`, url: urlOf(orderId) });

/** Notifies the order's owner of the rider, whoever assigned it. */
export async function notifyOfRider(app: AppContext, orderId: number, rider: RiderRow): Promise<void> {
  const owner = await ownerOfOrder(app, orderId);
  const notice = { title: 'Rider assigned', message: `${rider.name} will deliver order #${orderId}.`, url: urlOf(orderId) };
  if (owner !== undefined) await notify(app, owner, notice);
}
