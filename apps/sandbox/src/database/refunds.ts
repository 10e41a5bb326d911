import { and, desc, eq, inArray, max, notInArray, type SQL, sql } from 'drizzle-orm';
import type { RefundOrderWire, RefundWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import { ownedBy } from '../http/caller.ts';
import { readRows } from './bulk.ts';
import { findOrder, riderOfOrder } from './orders.ts';
import { addressOf } from './products.ts';
import { listRiders } from './riders.ts';
import { orders, type RefundRow, refunds, type UserRow } from './schema.ts';

const namesIn = ({ orderId, traveler, partner }: RefundRow, rider: RefundOrderWire['rider']): RefundOrderWire => ({
  id: orderId,
  traveler_name: traveler.name,
  partner_name: partner.name,
  rider,
});

/** Turns a row into the wire. `origin` completes the addresses of pictures on this server. */
const refundWire = (row: RefundRow, order: RefundOrderWire, origin: string): RefundWire => ({
  id: row.id,
  refund_id: row.refundId,
  requested_at: new Date(row.requestedAt).toISOString(),
  status: row.status,
  amount: row.amount.toFixed(2),
  reason: row.reason,
  images: row.images.map((path) => ({ image_path: addressOf(path, origin) })),
  order,
  traveler: row.traveler,
  partner: row.partner,
});

/** The riders' ids by their orders' ids. */
async function riderIds({ db }: AppContext): Promise<Record<string, string>> {
  const found = await db.get<{ riders: string }>(
    sql`SELECT json_group_object(${orders.id}, ${orders.riderId}) AS riders FROM ${orders} WHERE ${orders.riderId} IS NOT NULL`,
  );
  return JSON.parse(found.riders) as Record<string, string>;
}

/** The refunds that the caller may see, newest first, with the names of their orders alone. */
export async function listRefunds(app: AppContext, user: UserRow, origin: string): Promise<RefundWire[]> {
  const condition = ownedBy(user, refunds.ownerId);
  const where = condition === undefined ? sql`` : sql`WHERE ${condition}`;
  const rows = await readRows(app.db, refunds, sql`${where} ORDER BY ${refunds.requestedAt} DESC, ${refunds.id} DESC`);
  const riderOf = new Map((await listRiders(app.db)).map((rider) => [rider.id, riderOfOrder(rider)]));
  const ridersOf = await riderIds(app);
  return rows.map((row) => refundWire(row, namesIn(row, riderOf.get(ridersOf[row.orderId] ?? '') ?? null), origin));
}

const isVisible = (user: UserRow, id: number) => and(eq(refunds.id, id), ownedBy(user, refunds.ownerId));

/** A refund in full, with the parts of its order if the user has that order. */
export async function findRefund(app: AppContext, user: UserRow, id: number, origin: string): Promise<RefundWire | undefined> {
  const [row] = await app.db.select().from(refunds).where(isVisible(user, id));
  if (row === undefined) return undefined;
  const order = await findOrder(app, user, row.orderId, origin);
  return refundWire(row, { ...order, ...namesIn(row, order?.rider ?? null) }, origin);
}

/** Decides a pending refund that meets the condition; undefined when there is no such refund. */
async function decide({ db }: AppContext, status: string, condition: SQL | undefined): Promise<RefundRow | undefined> {
  const [decided] = await db
    .update(refunds)
    .set({ status })
    .where(and(eq(refunds.status, 'Pending'), condition))
    .returning();
  return decided;
}

/** Decides a pending refund of the user; undefined when the user has no such refund. */
export const decideRefund = (app: AppContext, user: UserRow, id: number, status: string): Promise<RefundRow | undefined> =>
  decide(app, status, isVisible(user, id));

/** Decides the refund with this id, else the newest pending one, whoever owns it; undefined when there is no such refund. */
export const decideAnyRefund = (app: AppContext, status: string, id?: number): Promise<RefundRow | undefined> =>
  decide(
    app,
    status,
    id === undefined
      ? inArray(refunds.id, app.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'Pending')).orderBy(desc(refunds.requestedAt)).limit(1))
      : eq(refunds.id, id),
  );

/** Adds a pending refund for the owner's newest delivered or returned order without a refund; undefined when there is no such order. */
export async function addRefund({ db, now }: AppContext, owner: UserRow, { reason, images }: Pick<RefundRow, 'reason' | 'images'>): Promise<RefundRow | undefined> {
  const refunded = db.select({ id: refunds.orderId }).from(refunds);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, owner.id), inArray(orders.status, ['Delivered', 'Returned']), notInArray(orders.id, refunded)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (order === undefined) return undefined;
  const [newest] = await db.select({ id: max(refunds.id) }).from(refunds);
  const id = (newest?.id ?? 0) + 1;
  const { id: orderId, ownerId, totalPrice: amount, traveler, partner } = order;
  const row = { id, ownerId, refundId: `RF-${3000 + id}`, orderId, requestedAt: now(), status: 'Pending', amount, reason, images, traveler, partner };
  const [added] = await db.insert(refunds).values(row).returning();
  return added;
}
