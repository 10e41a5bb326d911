import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, list, one } from './reply.ts';
import { amount, flag, id, many, optionalText, sentId, text } from './scalars.ts';

const image = z.pipe(
  z.object({ id, image_url: z.string(), is_primary: flag }),
  z.transform(({ id, image_url, is_primary }) => ({ id, url: image_url, isPrimary: is_primary })),
);
export type ProductImage = z.output<typeof image>;

const video = z.pipe(
  z.object({ video_url: optionalText, video_path: optionalText }),
  z.transform(({ video_url, video_path }) => video_url ?? video_path),
);

/** A product as the server sends it (document 2, section 3, misspellings included). */
export const product = z.pipe(
  z.object({
    id,
    name: optionalText,
    productname: optionalText,
    brand: text,
    color: text,
    material: text,
    care_method: text,
    weight: text,
    url: text,
    base_price: amount,
    extensions_price: text,
    deposit: amount,
    late_fee: amount,
    replacement_value: text,
    keep_to_buy_price: amount,
    min_rental_period: text,
    max_rental_period: text,
    prep_buffer: text,
    blackout_date: optionalText,
    location: text,
    sku: text,
    barcode: text,
    fit_category: text,
    chest: text,
    length: text,
    sleeve: text,
    condition_grade: text,
    product_availibity: text,
    note: text,
    unit: text,
    images: many(image),
    videos: many(video),
    average_rating: amount,
    stock: amount,
  }),
  z.transform((wire) => ({
    id: wire.id,
    name: wire.productname ?? wire.name ?? '',
    brand: wire.brand,
    color: wire.color,
    material: wire.material,
    careMethod: wire.care_method,
    weight: wire.weight,
    url: wire.url,
    /** US dollars per day. */
    basePrice: wire.base_price,
    extensionPrice: wire.extensions_price,
    deposit: wire.deposit,
    lateFee: wire.late_fee,
    replacementValue: wire.replacement_value,
    keepToBuyPrice: wire.keep_to_buy_price,
    minRentalPeriod: wire.min_rental_period,
    maxRentalPeriod: wire.max_rental_period,
    prepBuffer: wire.prep_buffer,
    blackoutDate: wire.blackout_date,
    location: wire.location,
    sku: wire.sku,
    barcode: wire.barcode,
    fitType: wire.fit_category,
    chest: wire.chest,
    length: wire.length,
    sleeve: wire.sleeve,
    conditionGrade: wire.condition_grade,
    availability: wire.product_availibity,
    note: wire.note,
    unit: wire.unit,
    images: wire.images,
    /** Addresses. */
    videos: wire.videos,
    /** 0 to 5; null when nobody has rated it. */
    rating: wire.average_rating,
    stock: wire.stock,
  })),
);
export type ProductWire = z.input<typeof product>;
export type Product = z.output<typeof product>;

/** The form's fields under our names, each with its name on the wire (document 2, section 3, form side). */
const sharedFields = {
  name: 'productname',
  brand: 'brand',
  color: 'color',
  material: 'material',
  careMethod: 'careMethod',
  weight: 'weight',
  url: 'url',
  basePrice: 'basePrice',
  extensionPrice: 'extensionPrice',
  deposit: 'deposite',
  lateFee: 'lateFee',
  replacementValue: 'replacementValue',
  keepToBuyPrice: 'keepToBuyPrice',
  minRentalPeriod: 'minRentalPeriod',
  maxRentalPeriod: 'maxRentalPeriod',
  prepBuffer: 'prepBuffer',
  blackoutDate: 'date',
  location: 'location',
  sku: 'sku',
  barcode: 'barcode',
  fitType: 'fitType',
  chest: 'chest',
  length: 'lengthType',
  sleeve: 'sleeve',
  status: 'status',
  note: 'note',
} as const;
// The add form and the edit form spell two fields differently.
const addFields = { ...sharedFields, conditionGrade: 'conditionGrade', unit: 'unit' } as const;
const editFields = { ...sharedFields, conditionGrade: 'coditionGrade', unit: 'sizeUnit' } as const;

export type ProductField = keyof typeof addFields;
/** What both forms hold: text as typed. */
export type ProductFields = Record<ProductField, string>;
export const productFields = Object.keys(addFields) as ProductField[];

// Files have more than one name on the wire; each of ours has one place in the form.
const mediaFields: Record<string, string> = { video_file: 'video', video_url: 'video', keep_images: 'images' };

/** Our name for a field of the wire's errors bag: `deposite` is `deposit`, `images.0` is `images`; unknown names stay. */
export function productFieldOf(wireName: string): string {
  const bare = wireName.replace(/[.[].*$/, '');
  const spellings = [...Object.entries(addFields), ...Object.entries(editFields)];
  return spellings.find(([, spelling]) => spelling === bare)?.[0] ?? mediaFields[bare] ?? bare;
}

interface ProductMedia {
  /** New files in order; the first is the main one of a new product. */
  images: readonly Blob[];
  /** A file or an address, never both. */
  video: Blob | string | null;
}
export type NewProduct = ProductFields & ProductMedia;
export type ChangedProduct = ProductFields & ProductMedia & { keepImageIds: readonly string[] };

type Spellings = Readonly<Record<ProductField, string>>;

const fieldsToWire = (model: ProductFields, spellings: Spellings): Record<string, string> =>
  Object.fromEntries(productFields.map((field) => [spellings[field], model[field]]));

// What was not sent as text reads as empty.
const fieldsToModel = (wire: Record<string, unknown>, spellings: Spellings) =>
  Object.fromEntries(
    productFields.map((field) => {
      const sent = wire[spellings[field]];
      return [field, typeof sent === 'string' ? sent : ''];
    }),
  ) as ProductFields;

const file = z.instanceof(Blob);
const videoShape = { video_file: z.optional(file), video_url: z.optional(z.string()) };
const videoToWire = (video: Blob | string | null) => ({
  video_file: video instanceof Blob ? video : undefined,
  video_url: typeof video === 'string' ? video : undefined,
});

const newProduct = z.codec(
  z.looseObject({ images: z.optional(z.array(file)), ...videoShape }),
  z.custom<NewProduct>(),
  {
    decode: (wire) => ({
      ...fieldsToModel(wire, addFields),
      images: wire.images ?? [],
      video: wire.video_file ?? wire.video_url ?? null,
    }),
    encode: ({ images, video, ...fields }) => ({
      ...fieldsToWire(fields, addFields),
      images: [...images],
      ...videoToWire(video),
    }),
  },
);

const changedProduct = z.codec(
  z.looseObject({
    _method: z.literal('PUT'),
    'images[]': z.optional(z.array(file)),
    'keep_images[]': z.optional(z.array(z.string())),
    ...videoShape,
  }),
  z.custom<ChangedProduct>(),
  {
    decode: (wire) => ({
      ...fieldsToModel(wire, editFields),
      images: wire['images[]'] ?? [],
      keepImageIds: wire['keep_images[]'] ?? [],
      video: wire.video_file ?? wire.video_url ?? null,
    }),
    encode: ({ images, keepImageIds, video, ...fields }) => ({
      _method: 'PUT' as const,
      ...fieldsToWire(fields, editFields),
      'images[]': [...images],
      'keep_images[]': [...keepImageIds],
      ...videoToWire(video),
    }),
  },
);

export const productEndpoints = {
  list: endpoint({ method: 'GET', path: '/products', reply: list(product) }),
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(product) }),
  add: endpoint({ method: 'POST', path: '/products', encoding: 'multipart', body: newProduct, reply: acknowledged }),
  change: endpoint({
    method: 'POST',
    path: '/products/{id}',
    encoding: 'multipart',
    body: changedProduct,
    reply: acknowledged,
  }),
  bulkDelete: endpoint({
    method: 'POST',
    path: '/products/bulk-delete',
    body: z.object({ ids: z.array(sentId) }),
    reply: acknowledged,
  }),
};
