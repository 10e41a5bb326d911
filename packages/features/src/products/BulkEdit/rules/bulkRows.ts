import type { ChangedProduct, Product, ProductGap, StoredProduct } from '@valise/contract';
import { contentOf, versionOf } from '../../ProductForm/state/openedForm.ts';
import { changedProductOf, readContent } from '../../ProductForm/saving/sentProduct.ts';
import { availabilityKey } from '../../availability.ts';
import { priceAfter, type PriceChange } from './priceAfter.ts';

/** The values that an edit gives to several products. */
export interface BulkChange {
  /** A listed status; null leaves each product's status as it is. */
  status: string | null;
  price: PriceChange;
}

/** Why a product is not changed together with the others. */
export type LeftOut = { why: 'gaps'; gaps: readonly ProductGap[] } | { why: 'deleted' | 'belowZero' | 'tooLarge' };

/** The part of a product that a bulk edit changes. */
export type Terms = Pick<Product, 'availability' | 'basePrice'>;

export interface BulkRow {
  id: string;
  /** The product when it was last read. */
  product: Product;
  to: Terms;
  leftOut?: LeftOut;
}

/** The new status of each product. A product whose status has the same badge keeps its own spelling. */
function statusAfter(chosen: string | null): (stored: string) => string {
  if (chosen === null) return (stored) => stored;
  const key = availabilityKey(chosen);
  return (stored) => (availabilityKey(stored) === key ? stored : chosen);
}

/**
 * The selected products with their new values. Products that are not changed come first.
 * @param stored the server's current products, by id
 */
export function bulkRows(selected: readonly Product[], stored: ReadonlyMap<string, StoredProduct>, change: BulkChange): readonly BulkRow[] {
  const statusOf = statusAfter(change.status);
  const priceOf = priceAfter(change.price);
  const rows = selected.map((listed): BulkRow => {
    const { id } = listed;
    const now = stored.get(id);
    if (now === undefined) return { id, product: listed, to: listed, leftOut: { why: 'deleted' } };
    const { product, gaps } = now;
    if (gaps.length > 0) return { id, product, to: product, leftOut: { why: 'gaps', gaps } };
    const after = priceOf(product.basePrice);
    if ('refused' in after) return { id, product, to: product, leftOut: { why: after.refused } };
    return { id, product, to: { availability: statusOf(product.availability), basePrice: after.price } };
  });
  return [...rows.filter(({ leftOut }) => leftOut !== undefined), ...rows.filter(({ leftOut }) => leftOut === undefined)];
}

export const hasNewStatus = ({ product, to }: BulkRow) => to.availability !== product.availability;
export const hasNewPrice = ({ product, to }: BulkRow) => to.basePrice !== product.basePrice;

/** Whether an edit changes the product at all. */
export const isChanged = (row: BulkRow) => row.leftOut === undefined && (hasNewStatus(row) || hasNewPrice(row));

/** The product with its new values. */
export const changed = ({ product, to }: BulkRow): Product => ({ ...product, availability: to.availability, basePrice: to.basePrice });

/**
 * The product as the edit form would send it, with its images and its video. A status that does not change is sent in its stored
 * spelling.
 */
export function sentRow(row: BulkRow): ChangedProduct {
  const opened = contentOf(changed(row));
  const entered = { ...opened, values: { ...opened.values, availability: row.to.availability } };
  return changedProductOf(readContent(entered, opened).content, opened);
}

/** The row that undoes a change. The product must still be as the change left it, and gets its former values. */
export const formerRow = (row: BulkRow): BulkRow => ({ id: row.id, product: changed(row), to: row.product });

export const isSameVersion = (one: Product, other: Product) => versionOf(one) === versionOf(other);
