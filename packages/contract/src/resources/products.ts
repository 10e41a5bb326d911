import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { mediaAddress } from '../schema/media.ts';
import { type FieldLines, model } from '../schema/model.ts';
import { amount, day, flag, id, many, optionalText, sentId, text, whenSent } from '../schema/readers.ts';

const image = model({ id: ['id', id], url: ['image_url', mediaAddress], isPrimary: ['is_primary', flag] });
export type ProductImage = z.output<typeof image>;

const video = model({
  url: [['video_url', 'video_path'], whenSent(mediaAddress)],
  /** `video_url` as it came; null for a file of the server (`video_path`). */
  sentUrl: ['video_url', whenSent(optionalText)],
});
export type ProductVideo = z.output<typeof video>;

/** A product as the server sends it (spec 2.3, misspellings included). */
export const productLines = {
  id: ['id', id],
  /** Lists search `productname`. Other answers may have `name` alone. */
  name: [['productname', 'name'], text],
  brand: ['brand', text],
  color: ['color', text],
  material: ['material', text],
  careMethod: ['care_method', text],
  weight: ['weight', text],
  url: ['url', text],
  /** US dollars per day. */
  basePrice: ['base_price', amount],
  extensionPrice: ['extensions_price', text],
  deposit: ['deposit', amount],
  lateFee: ['late_fee', amount],
  replacementValue: ['replacement_value', text],
  keepToBuyPrice: ['keep_to_buy_price', amount],
  minRentalPeriod: ['min_rental_period', text],
  maxRentalPeriod: ['max_rental_period', text],
  prepBuffer: ['prep_buffer', text],
  /** 'YYYY-MM-DD', or text that is no day as sent. */
  blackoutDate: ['blackout_date', day],
  location: ['location', text],
  sku: ['sku', text],
  barcode: ['barcode', text],
  fitType: ['fit_category', text],
  chest: ['chest', text],
  length: ['length', text],
  sleeve: ['sleeve', text],
  conditionGrade: ['condition_grade', text],
  availability: ['product_availibity', text],
  note: ['note', text],
  unit: ['unit', text],
  images: ['images', many(image)],
  videos: ['videos', many(video)],
  /** 0 to 5; null without ratings. */
  rating: ['average_rating', amount],
  stock: ['stock', amount],
} as const satisfies FieldLines;

export const product = model(productLines);
export type ProductWire = z.input<typeof product>;
export type Product = z.output<typeof product>;

export const productEndpoints = endpointGroup('products', {
  list: endpoint({ method: 'GET', path: '/products', reply: list(product) }),
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(product) }),
  bulkDelete: endpoint({
    method: 'POST',
    path: '/products/bulk-delete',
    body: requestBody({ ids: ['ids', z.array(sentId)] }),
    reply: acknowledged,
  }),
});
