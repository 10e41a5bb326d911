import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { one } from '../endpoint/reply.ts';
import { model } from '../schema/model.ts';
import { amount } from '../schema/readers.ts';
import { productLines } from './products.ts';

/** The sent text where a number belongs; undefined for a number and for a missing value. */
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

/** A product that also has the text of prices that are not numbers. */
export type ProductDetail = z.output<typeof productDetail>;

/** Separate from the list, which shows numbers alone. */
export const productDetailEndpoints = endpointGroup('productDetail', {
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(productDetail) }),
});
