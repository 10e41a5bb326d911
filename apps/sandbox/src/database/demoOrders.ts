import { type Order, order, type OrderWire, rider } from '@valise/contract';
import { anOrder, aPartner, aTraveler, manyOrders, manyRiders, read, readAll, sampleToday, seeded, travelers } from '@valise/contract/samples';
import { insertRows } from './bulk.ts';
import type { NewOrder } from './orders.ts';
import type { Database } from './open.ts';
import { orderItems, orders, riders } from './schema.ts';

const RIDERS = 14;
/** The rider of each demo order that has one. */
const RIDER = 'RD-118';

const pathname = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

const itemRows = ({ items }: Order): NewOrder['items'] =>
  items.map(({ productName, productImage, price, quantity }) => ({
    productName,
    image: productImage === null ? null : pathname(productImage),
    price: price ?? 0,
    quantity: quantity ?? 1,
  }));

const DAY_MS = 86_400_000;

/** An ETA of the samples, as many days later as their day is past: the demo's queue is that of today, not overdue as a whole. */
function movedToToday(eta: string): string {
  const instant = Date.parse(eta);
  if (Number.isNaN(instant)) return eta;
  const days = Math.floor((Date.now() - Date.parse(sampleToday)) / DAY_MS);
  return new Date(instant + days * DAY_MS).toISOString();
}

/** Turns a sample into a row. Keys that the sample omits are null. */
function rowOf(wire: OrderWire, ownerId: number): NewOrder {
  const sample = read(order, wire);
  return {
    ownerId,
    createdAt: Date.parse(sample.createdAt),
    status: sample.status,
    riderId: sample.rider === null ? null : RIDER,
    eta: movedToToday(sample.eta),
    totalPrice: sample.totalPrice ?? 0,
    traveler: wire.traveler ?? aTraveler(),
    partner: wire.partner ?? aPartner(),
    productAvailability: 'Rented',
    contactPerson: wire.contact_person ?? null,
    discount: sample.discount,
    shipping: sample.shipping,
    shippingCarrier: sample.shippingCarrier,
    transactions: wire.transactions ?? null,
    items: itemRows(sample),
  };
}

interface DemoOrders {
  ownerId: number;
  /** The range of the samples: the first index, and the index after the last. */
  from: number;
  to: number;
  /** The first id of the orders. @default the samples' ids */
  firstId?: number;
}

/** Adds orders from the samples. */
export async function insertOrders(db: Database, { ownerId, from, to, firstId }: DemoOrders): Promise<void> {
  const rows = manyOrders(to)
    .slice(from)
    .map((wire, index) => ({ ...rowOf(wire, ownerId), id: firstId === undefined ? Number(wire.id) : firstId + index }));
  await insertRows(db, orders, rows.map(({ items: _items, ...row }) => row));
  await insertRows(db, orderItems, rows.flatMap(({ id, items }) => items.map((item) => ({ ...item, orderId: id }))));
}

export async function insertRiders(db: Database): Promise<void> {
  const rows = readAll(rider, manyRiders(RIDERS)).map((sample) => ({
    id: sample.id,
    name: sample.name,
    email: sample.email,
    phone: sample.phone,
    rating: sample.rating,
    assignedOrders: sample.currentAssignedOrders ?? 0,
    eta: sample.eta === '' ? null : sample.eta,
    availability: sample.availabilityStatus,
  }));
  await insertRows(db, riders, rows);
}

const HOUR_MS = 3_600_000;

/** An order that a traveler might place at `now`. The same number gives the same order. */
export function anOrderPlaced(ownerId: number, number: number, now: number): NewOrder {
  const [name, email] = seeded(number).pick(travelers);
  const placed = rowOf(anOrder(), ownerId);
  return {
    ...placed,
    createdAt: now,
    eta: new Date(now + 6 * HOUR_MS).toISOString(),
    traveler: { ...placed.traveler, name, email },
    // Without a payment there are no fees.
    totalPrice: placed.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    transactions: null,
  };
}
