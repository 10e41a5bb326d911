import { PARTNER } from '../database/demo.ts';
import { anOrderPlaced } from '../database/demoOrders.ts';
import { addOrder, giveToRider, nextOrderId, oldestPendingOrder } from '../database/orders.ts';
import { findRider, setAvailability } from '../database/riders.ts';
import type { UserRow } from '../database/schema.ts';
import type { AppContext } from '../appContext.ts';
import { notifyOfNewOrder, notifyOfRider } from '../orderNotices.ts';

const OTHER_RIDER = 'RD-104';

const partner = ({ db }: AppContext): Promise<UserRow | undefined> =>
  db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, PARTNER) });

/** Places a traveler's order with the demo's partner, who is notified. Returns the order's id; null when that account is gone. */
export async function placeOrder(app: AppContext): Promise<number | null> {
  const owner = await partner(app);
  if (owner === undefined) return null;
  const placed = anOrderPlaced(owner.id, await nextOrderId(app), app.now());
  const id = await addOrder(app, placed);
  await notifyOfNewOrder(app, owner, id, String(placed.traveler.name));
  return id;
}

/** Sets a rider online or offline, as a body {id, availability} says; false when the body cannot be read. */
export async function changeAvailability(app: AppContext, body: unknown): Promise<boolean> {
  const { id, availability } = (body ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || (availability !== 'Online' && availability !== 'Offline')) return false;
  return setAvailability(app, id, availability);
}

/**
 * Assigns a rider as somebody else, as a body {id?, isQuiet?} says: to the order with that id, else to the oldest that waits. A
 * quiet assignment notifies nobody. Returns the order's id; null when it has a rider or no order waits.
 */
export async function assignElsewhere(app: AppContext, body: unknown): Promise<number | null> {
  const { id: wanted, isQuiet } = (body ?? {}) as Record<string, unknown>;
  const owner = await partner(app);
  const id = typeof wanted === 'number' ? wanted : owner === undefined ? undefined : await oldestPendingOrder(app, owner);
  const rider = await findRider(app, OTHER_RIDER);
  if (id === undefined || rider === undefined) return null;
  await setAvailability(app, rider.id, 'Online');
  if (!(await giveToRider(app, id, rider.id))) return null;
  if (isQuiet !== true) await notifyOfRider(app, id, rider);
  return id;
}
