import * as z from 'zod/mini';
import { multipart } from '../client/multipart.ts';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { acknowledged } from '../endpoint/reply.ts';
import { type BodyModel, type ModelOfBody, requestBody } from '../endpoint/requestBody.ts';

/** Text as typed. A value that is not text reads as ''. */
const typed = z.codec(z.optional(z.unknown()), z.string(), {
  decode: (sent) => (typeof sent === 'string' ? sent : ''),
  encode: (value) => value,
});

/** The most images of a product. */
export const MAX_PRODUCT_IMAGES = 20;

/** The text fields of both forms (spec 2.3, form side). */
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

/** A list in a form; empty when the form does not send it. */
/* @__NO_SIDE_EFFECTS__ */
const listOf = <Item>(item: z.ZodMiniType<Item, Item>) =>
  z.codec(z.optional(z.array(item)), z.custom<readonly Item[]>(), { decode: (sent) => sent ?? [], encode: (items) => [...items] });

const newProduct = requestBody({
  ...addText,
  ...videoParts,
  /** The images in order; the first is the main one. */
  images: ['images', listOf(file)],
});
export type NewProduct = ModelOfBody<typeof newProduct>;

const changedProduct = requestBody(
  {
    ...changeText,
    ...videoParts,
    /** New images, which follow the kept ones. */
    images: ['images[]', listOf(file)],
    keepImageIds: ['keep_images[]', listOf(z.string())],
  },
  { _method: 'PUT' },
);
export type ChangedProduct = ModelOfBody<typeof changedProduct>;

/** Separate from the other endpoints of products, so that a list loads no code for uploads. */
export const productFormEndpoints = endpointGroup('products', {
  add: endpoint({ method: 'POST', path: '/products', encoding: multipart, body: newProduct, reply: acknowledged }),
  change: endpoint({
    method: 'POST',
    path: '/products/{id}',
    encoding: multipart,
    body: changedProduct,
    reply: acknowledged,
  }),
});
