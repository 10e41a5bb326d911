import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form.ts';
import { acknowledged, list, one } from './reply.ts';
import { amount, id, optionalText, text } from './scalars.ts';

const image = z.pipe(
  z.object({ id, image_url: z.string(), is_primary: z.optional(z.nullish(z.union([z.boolean(), z.number(), z.string()]))) }),
  z.transform((wire) => ({
    id: wire.id,
    url: wire.image_url,
    isPrimary: wire.is_primary === true || wire.is_primary === 1 || wire.is_primary === '1',
  })),
);
export type ProductImage = z.output<typeof image>;

const video = z.pipe(
  z.object({ video_url: z.optional(z.nullish(z.string())), video_path: z.optional(z.nullish(z.string())) }),
  z.transform((wire) => wire.video_url ?? wire.video_path ?? null),
);

/** A product as the server sends it (document 2, section 3, misspellings included). */
export const product = z.pipe(
  z.object({
    id,
    name: z.optional(optionalText),
    productname: z.optional(optionalText),
    brand: z.optional(text),
    color: z.optional(text),
    material: z.optional(text),
    care_method: z.optional(text),
    weight: z.optional(text),
    url: z.optional(text),
    base_price: z.optional(amount),
    extensions_price: z.optional(text),
    deposit: z.optional(amount),
    late_fee: z.optional(amount),
    replacement_value: z.optional(text),
    keep_to_buy_price: z.optional(amount),
    min_rental_period: z.optional(text),
    max_rental_period: z.optional(text),
    prep_buffer: z.optional(text),
    blackout_date: z.optional(optionalText),
    location: z.optional(text),
    sku: z.optional(text),
    barcode: z.optional(text),
    fit_category: z.optional(text),
    chest: z.optional(text),
    length: z.optional(text),
    sleeve: z.optional(text),
    condition_grade: z.optional(text),
    product_availibity: z.optional(text),
    note: z.optional(text),
    unit: z.optional(text),
    images: z.optional(z.nullish(z.array(image))),
    videos: z.optional(z.nullish(z.array(video))),
    average_rating: z.optional(amount),
    stock: z.optional(amount),
  }),
  z.transform((wire) => ({
    id: wire.id,
    name: wire.productname ?? wire.name ?? '',
    brand: wire.brand ?? '',
    color: wire.color ?? '',
    material: wire.material ?? '',
    careMethod: wire.care_method ?? '',
    weight: wire.weight ?? '',
    url: wire.url ?? '',
    /** US dollars per day. */
    basePrice: wire.base_price ?? null,
    extensionPrice: wire.extensions_price ?? '',
    deposit: wire.deposit ?? null,
    lateFee: wire.late_fee ?? null,
    replacementValue: wire.replacement_value ?? '',
    keepToBuyPrice: wire.keep_to_buy_price ?? null,
    minRentalPeriod: wire.min_rental_period ?? '',
    maxRentalPeriod: wire.max_rental_period ?? '',
    prepBuffer: wire.prep_buffer ?? '',
    blackoutDate: wire.blackout_date ?? null,
    location: wire.location ?? '',
    sku: wire.sku ?? '',
    barcode: wire.barcode ?? '',
    fitType: wire.fit_category ?? '',
    chest: wire.chest ?? '',
    length: wire.length ?? '',
    sleeve: wire.sleeve ?? '',
    conditionGrade: wire.condition_grade ?? '',
    availability: wire.product_availibity ?? '',
    note: wire.note ?? '',
    unit: wire.unit ?? '',
    images: wire.images ?? [],
    videos: (wire.videos ?? []).filter((address) => address !== null),
    /** 0 to 5; null when nobody has rated it. */
    rating: wire.average_rating ?? null,
    stock: wire.stock ?? null,
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

/** Our name for a field of the wire's errors bag; `images.0` and `images[0]` are `images`; unknown names stay. */
export function productFieldOf(wireName: string): string {
  const bare = wireName.replace(/[.[].*$/, '');
  const known = [...Object.entries(addFields), ...Object.entries(editFields)].find(([, spelling]) => spelling === bare);
  return known?.[0] ?? bare;
}

const file = z.instanceof(Blob);
const fieldsOf = <Value extends z.ZodMiniType>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<string, Value>;

const rename = (values: Record<string, unknown>, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([from, to]) => [to, values[from]]));
const inverse = (names: Record<string, string>) => Object.fromEntries(Object.entries(names).map(([ours, wire]) => [wire, ours]));

interface ProductMedia {
  /** In order; the first is the main one. */
  images: readonly Blob[];
  /** A file or an address, never both. */
  video: Blob | string | null;
}
export type NewProduct = ProductFields & ProductMedia;
export type ChangedProduct = ProductFields & ProductMedia & { keepImageIds: readonly string[] };

function productBody<Model extends ProductFields & ProductMedia>(
  names: Record<ProductField, string>,
  media: { encode: (model: Model) => FormFields; decode: (wire: Record<string, unknown>) => Partial<Model> },
  wireMedia: Record<string, z.ZodMiniType>,
) {
  return z.codec(
    z.looseObject({ ...fieldsOf(Object.values(names), z.optional(z.string())), ...wireMedia }),
    z.custom<Model>(),
    {
      decode: (wire) => {
        const fields = rename(wire, inverse(names));
        for (const name of productFields) fields[name] ??= '';
        const sent = wire as Record<string, unknown>;
        return { ...fields, ...media.decode(sent), video: sent.video_file ?? sent.video_url ?? null } as unknown as Model;
      },
      encode: (model) =>
        ({
          ...rename({ ...model }, names),
          ...media.encode(model),
          video_file: model.video instanceof Blob ? model.video : undefined,
          video_url: typeof model.video === 'string' ? model.video : undefined,
        }) as FormFields,
    },
  );
}

const wireVideo = { video_file: z.optional(file), video_url: z.optional(z.string()) };

export const productEndpoints = {
  list: endpoint({ method: 'GET', path: '/products', reply: list(product) }),
  one: endpoint({ method: 'GET', path: '/products/{id}', reply: one(product) }),
  add: endpoint({
    method: 'POST',
    path: '/products',
    encoding: 'multipart',
    body: productBody<NewProduct>(
      addFields,
      {
        encode: ({ images }) => ({ images }),
        decode: ({ images }) => ({ images: (images as Blob[] | undefined) ?? [] }),
      },
      { ...wireVideo, images: z.optional(z.array(file)) },
    ),
    reply: acknowledged,
  }),
  change: endpoint({
    method: 'POST',
    path: '/products/{id}',
    encoding: 'multipart',
    body: productBody<ChangedProduct>(
      editFields,
      {
        encode: ({ images, keepImageIds }) => ({ _method: 'PUT', 'images[]': images, 'keep_images[]': keepImageIds }),
        decode: (wire) => ({
          images: (wire['images[]'] as Blob[] | undefined) ?? [],
          keepImageIds: (wire['keep_images[]'] as string[] | undefined) ?? [],
        }),
      },
      {
        ...wireVideo,
        _method: z.literal('PUT'),
        'images[]': z.optional(z.array(file)),
        'keep_images[]': z.optional(z.array(z.string())),
      },
    ),
    reply: acknowledged,
  }),
  bulkDelete: endpoint({
    method: 'POST',
    path: '/products/bulk-delete',
    body: z.object({ ids: z.array(z.string()) }),
    reply: acknowledged,
  }),
};
