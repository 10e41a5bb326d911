import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { one } from '../endpoint/reply.ts';
import { isRecord } from '../endpoint/wrapping.ts';
import { type ProductField, productFields } from './productForm.ts';
import { type Product, product, productLines, type ProductWire } from './products.ts';

/** The media that a product's form sends back besides its text. */
const mediaFields = ['images', 'videos'] as const;

/** A part of a stored product that its form cannot send back unchanged. */
export interface ProductGap {
  field: ProductField | (typeof mediaFields)[number];
  /** The server did not send it, it cannot be read, or it is more than the form takes, which is one video. */
  why: 'missing' | 'unreadable' | 'several';
}

/** A product with the parts that a change would lose, because a change sends the whole product (spec 2.7). */
export interface StoredProduct {
  id: string;
  product: Product;
  /** Empty when the product can be sent back completely. */
  gaps: readonly ProductGap[];
}

type Sent = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const hasEvery = (sent: unknown, read: readonly unknown[]) => (Array.isArray(sent) ? sent.length === read.length : isBlank(sent));

function gapOf(field: ProductGap['field'], sent: Sent, read: Product): ProductGap['why'] | undefined {
  const [wireName] = productLines[field];
  const names = [wireName].flat();
  if (!names.some((name) => name in sent)) return 'missing';
  if (field === 'images') return hasEvery(sent.images, read.images) ? undefined : 'unreadable';
  if (field === 'videos') {
    if (!hasEvery(sent.videos, read.videos)) return 'unreadable';
    return read.videos.length > 1 ? 'several' : undefined;
  }
  const isRead = read[field] !== null && read[field] !== '';
  return isRead || names.every((name) => isBlank(sent[name])) ? undefined : 'unreadable';
}

const storedProduct: z.ZodMiniType<StoredProduct, ProductWire> = z.transform((wire: ProductWire, payload): StoredProduct => {
  const read = z.safeParse(product, wire);
  if (!read.success || !isRecord(wire)) {
    payload.issues.push({ code: 'custom', input: wire, message: 'Invalid product' });
    return z.NEVER;
  }
  const gaps = [...productFields, ...mediaFields].flatMap((field): ProductGap | [] => {
    const why = gapOf(field, wire, read.data);
    return why === undefined ? [] : { field, why };
  });
  return { id: read.data.id, product: read.data, gaps };
});

/**
 * Products as `productEndpoints` read them, with the parts that a change would lose. For changes of several products, which
 * nobody checks one by one.
 */
export const storedProductEndpoints = endpointGroup('storedProducts', {
  list: endpoint({ method: 'GET', path: '/products', reply: list(storedProduct) }),
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(storedProduct) }),
});
