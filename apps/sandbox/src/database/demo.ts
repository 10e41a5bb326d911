import { eq, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { product } from '@valise/contract';
import { alertSamples, aUser, manyNotifications, manyProducts, readAll, sampleToday, statSamples } from '@valise/contract/samples';
import type { AppContext } from '../appContext.ts';
import type { Passwords } from '../security/password.ts';
import { insertRows } from './bulk.ts';
import { insertOrders, insertRiders } from './demoOrders.ts';
import { insertRefunds } from './demoRefunds.ts';
import { insertDemoTickets } from './demoTickets.ts';
import type { Database } from './open.ts';
import * as schema from './schema.ts';

export const DEMO_PRODUCTS = 248;
export const DEMO_ORDERS = 190;
export const DEMO_REFUNDS = 48;

/** The accounts of a fresh sandbox. Their secrets are public on purpose. */
export const demoAccounts = {
  partner: { email: 'marta@valise.club', password: 'linen-and-loden', signIn: 'e-mail and password' },
  staff: {
    email: 'staff@valise.club',
    password: 'brass-and-cognac',
    totpSecret: 'VALISEDEMOSTAFFKEY234567ABCDEFGH',
    signIn: 'e-mail, password and a code',
  },
  google: { email: 'jonah@valise.club', password: null, signIn: 'google' },
} as const;

const HOUR_MS = 3_600_000;
const noon = Date.parse(`${sampleToday}T12:00:00Z`);
/** The start of Today's Queue: a week before the day of the samples, so that all of them stay in the queue as days pass. */
export const QUEUE_SINCE = Date.parse(`${sampleToday}T00:00:00Z`) - 7 * 24 * HOUR_MS;
/** Owns the demo's products, orders and refunds. */
export const PARTNER = 7;
const STAFF = 8;
const GUEST = 9;

const text = (value: unknown) => String(value ?? '');
const pathname = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

async function insertProducts(db: Database, ownerId: number, from: number, to: number, firstId: number): Promise<void> {
  const demo = readAll(product, manyProducts(to).slice(from));
  const rows = demo.map((model, index) => ({
    ...model,
    id: firstId + index,
    ownerId,
    createdAt: noon - (from + index) * HOUR_MS,
    stock: model.stock ?? 0,
    video: null,
  }));
  const images = rows.flatMap(({ id, images }) => images.map(({ url }, position) => ({ productId: id, path: pathname(url), position })));
  await insertRows(db, schema.products, rows);
  await insertRows(db, schema.productImages, images);
}

export interface DemoCount {
  products: number;
  orders: number;
  refunds: number;
}

const knownHashes = new WeakMap<Passwords, Promise<[partner: string, staff: string]>>();

/** Hashed once per process, because hashing takes longer than all other filling, and a reset needs the hashes again. */
function demoHashes(passwords: Passwords): Promise<[partner: string, staff: string]> {
  const { partner, staff } = demoAccounts;
  const hashes = knownHashes.get(passwords) ?? Promise.all([passwords.hash(partner.password), passwords.hash(staff.password)]);
  knownHashes.set(passwords, hashes);
  return hashes;
}

/** Fills an empty database with the same data each time, so that pictures and tests stay valid. */
export async function seedDemo({ db, passwords }: AppContext, count: DemoCount): Promise<void> {
  const { partner, staff, google } = demoAccounts;
  const [partnerHash, staffHash] = await demoHashes(passwords);
  await db.insert(schema.users).values([
    { id: PARTNER, name: 'Marta Vidal', email: partner.email, phone: text(aUser().phone), type: 'Partner', passwordHash: partnerHash },
    {
      id: STAFF,
      name: 'Elena Costa',
      email: staff.email,
      phone: '555-010-0188',
      type: 'Admin',
      passwordHash: staffHash,
      twoFactorMethod: 'totp',
      totpSecret: staff.totpSecret,
    },
    { id: GUEST, name: 'Jonah Reed', email: google.email, type: 'user', provider: 'google' },
  ]);
  await insertProducts(db, PARTNER, 0, count.products, 1);
  await insertProducts(db, GUEST, 16, 22, count.products + 1);
  await remember(db, PRODUCTS, count.products);
  await fillOrders(db, count.orders);
  await fillRefunds(db, count.refunds);

  // The dashboard computes the first three figures itself.
  const figures = statSamples.slice(3);
  await db.insert(schema.stats).values([
    ...[PARTNER, STAFF].flatMap((userId) => figures.map(({ label, value }) => ({ userId, label: text(label), value: text(value) }))),
    ...figures.map(({ label }) => ({ userId: GUEST, label: text(label), value: label === 'Total Revenue' ? '$0' : '0' })),
  ]);
  await db.insert(schema.alerts).values(
    alertSamples.map((card) => ({
      userId: PARTNER,
      label: text(card.label),
      value: text(card.value),
      description: text(card.description),
      descriptionColor: text(card.descriptionColor),
      date: text(card.date),
    })),
  );
  await db.insert(schema.notifications).values(
    manyNotifications(13).map((sample, index) => ({
      id: String(sample.id),
      userId: PARTNER,
      title: sample.data?.title?.toString() ?? null,
      message: sample.data?.message?.toString() ?? null,
      url: sample.data?.url?.toString() ?? null,
      createdAt: noon - index * HOUR_MS,
    })),
  );
  await insertDemoTickets(db, { partner: PARTNER, guest: GUEST });
}

const PRODUCTS = 'demo products';
const ORDERS = 'demo orders';
const REFUNDS = 'demo refunds';

const remember = (db: Database, name: string, count: number) =>
  db
    .insert(schema.settings)
    .values({ name, value: String(count) })
    .onConflictDoUpdate({ target: schema.settings.name, set: { value: String(count) } });

async function remembered(db: Database, name: string): Promise<number | null> {
  const [found] = await db.select().from(schema.settings).where(eq(schema.settings.name, name));
  return found === undefined ? null : Number(found.value);
}

/** How many demo products the database was filled with; null when it is empty. */
export const demoProductsOf = (db: Database): Promise<number | null> => remembered(db, PRODUCTS);

/** Adds demo products up to `count`. Products that users have added or deleted stay as they are. */
export async function fillProducts(db: Database, count: number): Promise<void> {
  const present = (await demoProductsOf(db)) ?? 0;
  if (count <= present) return;
  const last = await newestProductId(db);
  await insertProducts(db, PARTNER, present, count, last + 1);
  await remember(db, PRODUCTS, count);
}

/** Adds demo orders up to `count`; the first time also riders and the guest's orders. Changes by users stay. */
export async function fillOrders(db: Database, count?: number): Promise<void> {
  const present = await remembered(db, ORDERS);
  const wanted = count ?? present ?? DEMO_ORDERS;
  if (present === null) {
    await insertRiders(db);
    // Below every id of the samples.
    await insertOrders(db, { ownerId: GUEST, from: 14, to: 16, firstId: 201 });
  }
  if (wanted > (present ?? 0)) await insertOrders(db, { ownerId: PARTNER, from: present ?? 0, to: wanted });
  await remember(db, ORDERS, Math.max(wanted, present ?? 0));
}

/** Adds demo refunds up to `count`. Decisions by users stay. */
export async function fillRefunds(db: Database, count?: number): Promise<void> {
  const present = (await remembered(db, REFUNDS)) ?? 0;
  const wanted = Math.max(count ?? (present || DEMO_REFUNDS), present);
  await insertRefunds(db, { ownerId: PARTNER, from: present, to: wanted });
  await remember(db, REFUNDS, wanted);
}

async function newestProductId(db: Database): Promise<number> {
  const newest = await db.query.products.findFirst({ columns: { id: true }, orderBy: (table, { desc }) => desc(table.id) });
  return newest?.id ?? 0;
}

/** Empties every table and resets its ids. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((part) => is(part, SQLiteTable));
  for (const table of tables) await db.delete(table);
  await db.run('DELETE FROM sqlite_sequence');
}
