import { and, count, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type ProductField, productFields, productLines, type ProductWire, underWireNames } from '@valise/contract';
import { ownedBy } from '../http/caller.ts';
import { readRows } from './bulk.ts';
import type { Database } from './open.ts';
import type { AppContext } from '../appContext.ts';
import { productImages, products, type ProductImageRow, type ProductRow, type UserRow } from './schema.ts';

/** The address of a file. `origin` completes the path of a file on this server. */
export const addressOf = (path: string, origin: string) => (path.startsWith('/') ? `${origin}${path}` : path);

// A form's numbers are amounts of money.
const asSent = (value: string | number | null) => (typeof value === 'number' ? value.toFixed(2) : value);

function fieldsWire(row: ProductRow) {
  const sent = Object.fromEntries(productFields.map((name) => [name, asSent(row[name])])) as Record<ProductField, string | null>;
  return underWireNames(productLines, sent);
}

/** Turns a row into the wire. `origin` completes the addresses of files on this server. */
function productWire(row: ProductRow, images: readonly ProductImageRow[], origin: string): ProductWire {
  return {
    id: row.id,
    ...fieldsWire(row),
    images: images.map((image) => ({
      id: image.id,
      image_url: addressOf(image.path, origin),
      is_primary: image.position === 0,
    })),
    videos: row.video === null ? [] : [{ video_url: addressOf(row.video, origin) }],
    average_rating: row.rating,
    stock: row.stock,
  };
}

async function productsWhere({ db }: AppContext, condition: SQL | undefined, origin: string): Promise<ProductWire[]> {
  const where = condition === undefined ? sql`` : sql`WHERE ${condition}`;
  const rows = await readRows(db, products, sql`${where} ORDER BY ${products.createdAt} DESC, ${products.id} DESC`);
  const own = sql`WHERE ${productImages.productId} IN (SELECT ${products.id} FROM ${products} ${where})`;
  const imagesOf = new Map<number, ProductImageRow[]>();
  for (const image of await readRows(db, productImages, sql`${own} ORDER BY ${productImages.position}`)) {
    const known = imagesOf.get(image.productId);
    if (known === undefined) imagesOf.set(image.productId, [image]);
    else known.push(image);
  }
  return rows.map((row) => productWire(row, imagesOf.get(row.id) ?? [], origin));
}

const isVisible = (user: UserRow, id: number) => and(eq(products.id, id), ownedBy(user, products.ownerId));

/** The products that the caller may see, newest first. */
export const listProducts = (app: AppContext, user: UserRow, origin: string) =>
  productsWhere(app, ownedBy(user, products.ownerId), origin);

export async function findProduct(app: AppContext, user: UserRow, id: number, origin: string): Promise<ProductWire | undefined> {
  const [found] = await productsWhere(app, isVisible(user, id), origin);
  return found;
}

/** A product's stored images and video; undefined when the user has no such product. */
export async function findMedia({ db }: AppContext, user: UserRow, id: number): Promise<{ imageIds: number[]; video: string | null } | undefined> {
  const [found] = await db.select({ video: products.video }).from(products).where(isVisible(user, id));
  if (found === undefined) return undefined;
  const images = await db.select({ id: productImages.id }).from(productImages).where(eq(productImages.productId, id));
  return { imageIds: images.map((image) => image.id), video: found.video };
}

/** Counts the user's products, or those with one availability. */
export async function countProducts({ db }: AppContext, user: UserRow, availability?: string): Promise<number> {
  const hasAvailability = availability === undefined ? undefined : eq(products.availability, availability);
  const [counted] = await db.select({ count: count() }).from(products).where(and(ownedBy(user, products.ownerId), hasAvailability));
  return counted?.count ?? 0;
}

/** The values that a product's form sets. */
export type ProductValues = Omit<ProductRow, 'id' | 'ownerId' | 'createdAt' | 'rating' | 'stock'>;

// A batch is written completely or not at all. A transaction that waits in between would make other calls wait for its lock.
const newest = sql<number>`(SELECT max(id) FROM products)`;

export async function addProduct({ db, now }: AppContext, owner: UserRow, values: ProductValues, imagePaths: readonly string[]): Promise<void> {
  const row = { ...values, ownerId: owner.id, createdAt: now(), rating: null, stock: 1 };
  const images = imagePaths.map((path, position) => db.insert(productImages).values({ productId: newest, path, position }));
  await db.batch([db.insert(products).values(row), ...images]);
}

export interface ImageChange {
  /** Ids of the kept images, in order. */
  kept: readonly number[];
  /** Paths of the new images, which follow the kept ones. */
  added: readonly string[];
}

/** Changes a product. Returns the paths of files that nothing refers to any more. */
export async function changeProduct({ db }: AppContext, id: number, values: ProductValues, { kept, added }: ImageChange): Promise<string[]> {
  const before = await mediaOf(db, [id]);
  const ofThis = eq(productImages.productId, id);
  await db.batch([
    db.update(products).set(values).where(eq(products.id, id)),
    db.delete(productImages).where(and(ofThis, notInArray(productImages.id, [...kept]))),
    ...kept.map((imageId, position) => db.update(productImages).set({ position }).where(and(ofThis, eq(productImages.id, imageId)))),
    ...added.map((path, index) => db.insert(productImages).values({ productId: id, path, position: kept.length + index })),
  ]);
  const after = new Set(await mediaOf(db, [id]));
  return before.filter((path) => !after.has(path));
}

/** Deletes the products that the user may see. Returns their number and the paths of their files. */
export async function deleteProducts({ db }: AppContext, user: UserRow, ids: readonly number[]): Promise<{ count: number; paths: string[] }> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isAmong(products.id, ids), ownedBy(user, products.ownerId)));
  const own = found.map(({ id }) => id);
  const paths = await mediaOf(db, own);
  await db.batch([
    db.delete(productImages).where(isAmong(productImages.productId, own)),
    db.delete(products).where(isAmong(products.id, own)),
  ]);
  return { count: own.length, paths };
}

// One parameter for all ids, because a statement takes at most 32,766 parameters.
const isAmong = (column: AnySQLiteColumn, ids: readonly number[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** The path of every picture and video of a product. */
export async function allMedia(db: Database): Promise<string[]> {
  const images = await db.select({ path: productImages.path }).from(productImages);
  const videos = await db.select({ path: products.video }).from(products);
  return [...images, ...videos].flatMap(({ path }) => path ?? []);
}

async function mediaOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const images = await db.select({ path: productImages.path }).from(productImages).where(isAmong(productImages.productId, ids));
  const videos = await db.select({ path: products.video }).from(products).where(isAmong(products.id, ids));
  return [...images, ...videos].flatMap(({ path }) => path ?? []);
}
