import { eq, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { product } from '@valise/contract';
import { alertSamples, aUser, manyNotifications, manyProducts, queueSamples, readAll, sampleToday, statSamples } from '@valise/contract/samples';
import type { AppContext } from '../appContext.ts';
import { insertRows } from './bulk.ts';
import type { Database } from './open.ts';
import * as schema from './schema.ts';

export const DEMO_PRODUCTS = 248;

/** The accounts that a fresh sandbox knows; their secrets are public on purpose. */
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
const PARTNER = 7;
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

/** Fills an empty database. The same each time, so that a picture or a test of it holds. */
export async function seedDemo({ db, passwords }: AppContext, productCount: number): Promise<void> {
  const { partner, staff, google } = demoAccounts;
  const [partnerHash, staffHash] = await Promise.all([passwords.hash(partner.password), passwords.hash(staff.password)]);
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
  await insertProducts(db, PARTNER, 0, productCount, 1);
  await insertProducts(db, GUEST, 16, 22, productCount + 1);

  // The first two are counted.
  const figures = statSamples.slice(2);
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
  await db.insert(schema.queueOrders).values(
    queueSamples.map((order) => ({
      id: Number(order.id),
      userId: PARTNER,
      status: text(order.status),
      product: text(order.product),
      customer: text(order.customer),
      productAvailability: text(order.product_availability),
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
  await rememberProducts(db, productCount);
}

const PRODUCTS = 'demo products';

const rememberProducts = (db: Database, count: number) =>
  db
    .insert(schema.settings)
    .values({ name: PRODUCTS, value: String(count) })
    .onConflictDoUpdate({ target: schema.settings.name, set: { value: String(count) } });

/** How many demo products the database was filled with; null for an empty one. */
export async function demoProductsOf(db: Database): Promise<number | null> {
  const [found] = await db.select().from(schema.settings).where(eq(schema.settings.name, PRODUCTS));
  return found === undefined ? null : Number(found.value);
}

/** Adds demo products up to `count`; what people have added or deleted stays as it is. */
export async function fillProducts(db: Database, count: number): Promise<void> {
  const present = (await demoProductsOf(db)) ?? 0;
  if (count <= present) return;
  const last = await newestProductId(db);
  await insertProducts(db, PARTNER, present, count, last + 1);
  await rememberProducts(db, count);
}

async function newestProductId(db: Database): Promise<number> {
  const newest = await db.query.products.findFirst({ columns: { id: true }, orderBy: (table, { desc }) => desc(table.id) });
  return newest?.id ?? 0;
}

/** Empties every table, and lets ids start anew. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((part) => is(part, SQLiteTable));
  for (const table of tables) await db.delete(table);
  await db.run('DELETE FROM sqlite_sequence');
}
