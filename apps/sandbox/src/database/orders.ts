import { and, asc, count, eq, gte, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { OrderItemWire, OrderWire, PersonWire, QueueOrderWire } from '@valise/contract';
import { ownedBy } from '../http/caller.ts';
import type { AppContext } from '../appContext.ts';
import { readRows } from './bulk.ts';
import { addressOf } from './products.ts';
import { listRiders } from './riders.ts';
import { orderItems, orders, riders, type OrderItemRow, type OrderRow, type RiderRow, type UserRow } from './schema.ts';

const money = (value: number) => value.toFixed(2);

/** The columns of a rider that orders and refunds show. */
export const riderOfOrder = ({ name, email, phone }: RiderRow): PersonWire => ({
  name,
  email,
  phone,
  profile_photo: null,
  address: null,
  latitude: null,
  longitude: null,
});

const itemWire = ({ productName, image, price, quantity }: OrderItemRow, origin: string): OrderItemWire => ({
  product_name: productName,
  product_image: image === null ? null : addressOf(image, origin),
  price: money(price),
  quantity,
  total: money(price * quantity),
});

/** Parts that the server sends only with some orders. */
const optionalKeys = (row: OrderRow): Partial<OrderWire> => ({
  ...(row.contactPerson === null ? {} : { contact_person: row.contactPerson }),
  ...(row.discount === null ? {} : { discount: money(row.discount) }),
  ...(row.shipping === null ? {} : { shipping: money(row.shipping) }),
  ...(row.shippingCarrier === null ? {} : { shipping_carrier: row.shippingCarrier }),
  ...(row.transactions === null ? {} : { transactions: row.transactions }),
});

/** Turns a row into the wire. `origin` completes the addresses of pictures on this server. */
function orderWire(row: OrderRow, items: readonly OrderItemRow[], rider: RiderRow | undefined, origin: string): OrderWire {
  return {
    id: row.id,
    orderId: `ORD-${row.id}`,
    status: row.status,
    rider: rider === undefined ? null : riderOfOrder(rider),
    created_at: new Date(row.createdAt).toISOString(),
    items_count: items.length,
    eta: row.eta,
    total_price: money(row.totalPrice),
    items: items.map((item) => itemWire(item, origin)),
    traveler: row.traveler,
    partner: row.partner,
    ...optionalKeys(row),
  };
}

function byOrder(items: readonly OrderItemRow[]): Map<number, OrderItemRow[]> {
  const itemsOf = new Map<number, OrderItemRow[]>();
  for (const item of items) {
    const known = itemsOf.get(item.orderId);
    if (known === undefined) itemsOf.set(item.orderId, [item]);
    else known.push(item);
  }
  return itemsOf;
}

async function ordersWhere({ db }: AppContext, condition: SQL | undefined, origin: string): Promise<OrderWire[]> {
  const where = condition === undefined ? sql`` : sql`WHERE ${condition}`;
  const rows = await readRows(db, orders, sql`${where} ORDER BY ${orders.createdAt} DESC, ${orders.id} DESC`);
  const own = sql`WHERE ${orderItems.orderId} IN (SELECT ${orders.id} FROM ${orders} ${where})`;
  const itemsOf = byOrder(await readRows(db, orderItems, sql`${own} ORDER BY ${orderItems.id}`));
  const riderOf = new Map((await listRiders(db)).map((rider) => [rider.id, rider]));
  return rows.map((row) => orderWire(row, itemsOf.get(row.id) ?? [], riderOf.get(row.riderId ?? ''), origin));
}

/** The orders that the caller may see, newest first. */
export const listOrders = (app: AppContext, user: UserRow, origin: string) => ordersWhere(app, ownedBy(user, orders.ownerId), origin);

export async function findOrder(app: AppContext, user: UserRow, id: number, origin: string): Promise<OrderWire | undefined> {
  const [found] = await ordersWhere(app, and(eq(orders.id, id), ownedBy(user, orders.ownerId)), origin);
  return found;
}

const waitsForRider = and(eq(orders.status, 'Pending'), isNull(orders.riderId));

/** How many of the user's orders wait for a rider. */
export async function countPendingOrders({ db }: AppContext, user: UserRow): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(orders).where(and(ownedBy(user, orders.ownerId), waitsForRider));
  return counted?.count ?? 0;
}

/** The id of the oldest order that waits for a rider; undefined when no order waits. */
export async function oldestPendingOrder({ db }: AppContext, owner: UserRow): Promise<number | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.ownerId, owner.id), waitsForRider))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return found?.id;
}

const queuedStatuses = ['Processing', 'Shipped', 'Delivered', 'Returned'];

/** The orders of Today's Queue since a time in ms since 1970, newest first. */
export async function listQueue({ db }: AppContext, user: UserRow, since: number): Promise<QueueOrderWire[]> {
  const isQueued = or(inArray(orders.status, queuedStatuses), eq(orders.productAvailability, 'Under Maintenance'));
  const rows = await db
    .select()
    .from(orders)
    .where(and(ownedBy(user, orders.ownerId), gte(orders.createdAt, since), isQueued))
    .orderBy(sql`${orders.id} DESC`);
  const ids = rows.map(({ id }) => id);
  const items = byOrder(await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)));
  return rows.map(({ id, status, traveler, productAvailability }) => ({
    id,
    status: status.toLowerCase(),
    product: items.get(id)?.[0]?.productName ?? '',
    customer: traveler.name,
    product_availability: productAvailability,
  }));
}

/** Assigns the rider, unless the order has one or the rider is offline. Returns whether it did. */
export async function giveToRider({ db }: AppContext, orderId: number, riderId: string): Promise<boolean> {
  const isOnline = sql`EXISTS (SELECT 1 FROM ${riders} WHERE ${riders.id} = ${riderId} AND ${riders.availability} = 'Online')`;
  const [given] = await db.batch([
    db
      .update(orders)
      .set({ riderId, status: sql`CASE ${orders.status} WHEN 'Pending' THEN 'Processing' ELSE ${orders.status} END` })
      .where(and(eq(orders.id, orderId), isNull(orders.riderId), isOnline))
      .returning({ ownerId: orders.ownerId }),
    // `changes()` is how many orders the previous statement changed: 1 or 0.
    db.update(riders).set({ assignedOrders: sql`${riders.assignedOrders} + changes()` }).where(eq(riders.id, riderId)),
  ]);
  return given.length > 0;
}

export async function ownerOfOrder({ db }: AppContext, orderId: number): Promise<UserRow | undefined> {
  const { ownerId } = (await db.query.orders.findFirst({ columns: { ownerId: true }, where: eq(orders.id, orderId) })) ?? {};
  return ownerId === undefined ? undefined : db.query.users.findFirst({ where: (users) => eq(users.id, ownerId) });
}

export type NewOrder = Omit<typeof orders.$inferInsert, 'id'> & { items: Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>[] };

export async function nextOrderId({ db }: AppContext): Promise<number> {
  const [newest] = await db.select({ id: max(orders.id) }).from(orders);
  return (newest?.id ?? 0) + 1;
}

/** Adds an order and returns its id. */
export async function addOrder({ db }: AppContext, { items, ...order }: NewOrder): Promise<number> {
  const [added] = await db.batch([
    db.insert(orders).values(order).returning({ id: orders.id }),
    ...items.map((item) => db.insert(orderItems).values({ ...item, orderId: sql`(SELECT max(id) FROM orders)` })),
  ]);
  return added[0]?.id ?? 0;
}

