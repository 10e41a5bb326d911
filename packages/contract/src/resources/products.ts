import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { type BodyModel, type ModelOfBody, requestBody } from '../endpoint/requestBody.ts';
import { model } from '../schema/model.ts';
import { amount, flag, id, many, optionalText, sentId, text, whenSent } from '../schema/readers.ts';
import { multipart } from '../client/multipart.ts';

const image = model({ id: ['id', id], url: ['image_url', z.string()], isPrimary: ['is_primary', flag] });
export type ProductImage = z.output<typeof image>;

const video = model({ url: [['video_url', 'video_path'], whenSent(z.string())] }, ({ url }) => url);

/** A product as the server sends it (document 2, section 3, misspellings included). */
export const product = model({
  id: ['id', id],
  /** Lists search `productname`; other answers may hold `name` alone. */
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
  blackoutDate: ['blackout_date', optionalText],
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
  /** Addresses. */
  videos: ['videos', many(video)],
  /** 0 to 5; null without ratings. */
  rating: ['average_rating', amount],
  stock: ['stock', amount],
});
export type ProductWire = z.input<typeof product>;
export type Product = z.output<typeof product>;

/** Text as typed; what was not sent as text reads as empty. */
const typed = z.codec(z.optional(z.unknown()), z.string(), {
  decode: (sent) => (typeof sent === 'string' ? sent : ''),
  encode: (value) => value,
});

/** The text of both forms (document 2, section 3, form side). */
const sharedText = {
  name: ['productname', typed],
  brand: ['brand', typed],
  color: ['color', typed],
  material: ['material', typed],
  careMethod: ['careMethod', typed],
  weight: ['weight', typed],
  url: ['url', typed],
  basePrice: ['basePrice', typed],
  extensionPrice: ['extensionPrice', typed],
  deposit: ['deposite', typed],
  lateFee: ['lateFee', typed],
  replacementValue: ['replacementValue', typed],
  keepToBuyPrice: ['keepToBuyPrice', typed],
  minRentalPeriod: ['minRentalPeriod', typed],
  maxRentalPeriod: ['maxRentalPeriod', typed],
  prepBuffer: ['prepBuffer', typed],
  blackoutDate: ['date', typed],
  location: ['location', typed],
  sku: ['sku', typed],
  barcode: ['barcode', typed],
  fitType: ['fitType', typed],
  chest: ['chest', typed],
  length: ['lengthType', typed],
  sleeve: ['sleeve', typed],
  availability: ['status', typed],
  note: ['note', typed],
} as const;

// Two fields are spelled differently when a product is added and when it is changed.
const addText = { ...sharedText, conditionGrade: ['conditionGrade', typed], unit: ['unit', typed] } as const;
const changeText = { ...sharedText, conditionGrade: ['coditionGrade', typed], unit: ['sizeUnit', typed] } as const;

/** The text of a product's form, as typed. */
export type ProductText = BodyModel<typeof addText>;
export type ProductField = keyof ProductText;
export const productFields = Object.keys(addText) as ProductField[];

const file = z.instanceof(Blob);
/** A file or an address, never both. */
const videoParts = { videoFile: ['video_file', z.optional(file)], videoUrl: ['video_url', z.optional(z.string())] } as const;

/** A list of a form; a form that sends none of it means an empty one. */
/* @__NO_SIDE_EFFECTS__ */
const listOf = <Item>(item: z.ZodMiniType<Item, Item>) =>
  z.codec(z.optional(z.array(item)), z.custom<readonly Item[]>(), { decode: (sent) => sent ?? [], encode: (items) => [...items] });

const newProduct = requestBody({
  ...addText,
  ...videoParts,
  /** In order; the first is the main one. */
  images: ['images', listOf(file)],
});
export type NewProduct = ModelOfBody<typeof newProduct>;

const changedProduct = requestBody(
  {
    ...changeText,
    ...videoParts,
    /** New ones; they follow those that are kept. */
    images: ['images[]', listOf(file)],
    keepImageIds: ['keep_images[]', listOf(z.string())],
  },
  { _method: 'PUT' },
);
export type ChangedProduct = ModelOfBody<typeof changedProduct>;

export const productEndpoints = {
  list: endpoint({ method: 'GET', path: '/products', reply: list(product) }),
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(product) }),
  add: endpoint({ method: 'POST', path: '/products', encoding: multipart, body: newProduct, reply: acknowledged }),
  change: endpoint({
    method: 'POST',
    path: '/products/{id}',
    encoding: multipart,
    body: changedProduct,
    reply: acknowledged,
  }),
  bulkDelete: endpoint({
    method: 'POST',
    path: '/products/bulk-delete',
    body: requestBody({ ids: ['ids', z.array(sentId)] }),
    reply: acknowledged,
  }),
};
