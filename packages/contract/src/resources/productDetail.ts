import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { one } from '../endpoint/reply.ts';
import { model } from '../schema/model.ts';
import { amount } from '../schema/readers.ts';
import { productLines } from './products.ts';

/** The text that was sent where a number belongs; undefined for a number and for nothing. */
const words = z.transform((sent: string | number | null): string | undefined =>
  typeof sent === 'string' && sent.trim() !== '' && z.parse(amount, sent) === null ? sent.trim() : undefined,
);

const productDetail = model({
  ...productLines,
  basePriceText: ['base_price', words],
  depositText: ['deposit', words],
  lateFeeText: ['late_fee', words],
  keepToBuyPriceText: ['keep_to_buy_price', words],
});

/** A product whose prices are also as they were written, where they are no numbers. */
export type ProductDetail = z.output<typeof productDetail>;

/** Apart from the list, which shows numbers alone. */
export const productDetailEndpoints = endpointGroup('productDetail', {
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(productDetail) }),
});
