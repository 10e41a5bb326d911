import { MAX_PRODUCT_IMAGES, type productEndpoints, type ProductField, type productFormEndpoints, type ProductText } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import {
  addProduct,
  addressOf,
  changeProduct,
  deleteProducts,
  findMedia,
  findProduct,
  listProducts,
  type ProductValues,
} from '../database/products.ts';
import type { Caller } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { atMost, isDay, isWebAddress, numeric, refuseInvalid, required, type Verdict } from '../http/rules.ts';
import { withMedia } from './withMedia.ts';

const TEXT_LENGTH = 255;
const NOTE_LENGTH = 5000;

const notFound = () => new Refusal(404, 'Product not found.');

function productIdOf({ id }: { id: string }): number {
  if (!isRecordId(id)) throw notFound();
  return Number(id);
}

const numberOr = <Absent>(value: string, absent: Absent) => (value.trim() === '' ? absent : Number(value));

function refuseInvalidFields(fields: ProductText): void {
  const short = (label: string, value: string) => [atMost(label, value, TEXT_LENGTH)];
  const verdicts: Record<ProductField, readonly Verdict[]> = {
    name: [required('product name', fields.name), ...short('product name', fields.name)],
    brand: short('brand', fields.brand),
    color: short('color', fields.color),
    material: short('material', fields.material),
    careMethod: short('care method', fields.careMethod),
    weight: short('weight', fields.weight),
    url: [isWebAddress('url', fields.url), ...short('url', fields.url)],
    basePrice: [required('base price', fields.basePrice), numeric('base price', fields.basePrice, 0)],
    extensionPrice: short('extension price', fields.extensionPrice),
    deposit: [numeric('deposit', fields.deposit, 1)],
    lateFee: [numeric('late fee', fields.lateFee, 0)],
    replacementValue: short('replacement value', fields.replacementValue),
    keepToBuyPrice: [numeric('keep to buy price', fields.keepToBuyPrice, 0)],
    minRentalPeriod: short('min rental period', fields.minRentalPeriod),
    maxRentalPeriod: short('max rental period', fields.maxRentalPeriod),
    prepBuffer: short('prep buffer', fields.prepBuffer),
    blackoutDate: [isDay('blackout date', fields.blackoutDate)],
    location: short('location', fields.location),
    sku: short('sku', fields.sku),
    barcode: short('barcode', fields.barcode),
    fitType: short('fit type', fields.fitType),
    chest: [numeric('chest', fields.chest, 0)],
    length: [numeric('length', fields.length, 0)],
    sleeve: [numeric('sleeve', fields.sleeve, 0)],
    conditionGrade: short('condition grade', fields.conditionGrade),
    unit: short('unit', fields.unit),
    availability: short('status', fields.availability),
    note: [atMost('note', fields.note, NOTE_LENGTH)],
  };
  refuseInvalid(verdicts);
}

// Each column is named: what a client sends beside the form's fields is ignored.
function valuesOf(fields: ProductText, video: string | null): ProductValues {
  return {
    name: fields.name.trim(),
    brand: fields.brand,
    color: fields.color,
    material: fields.material,
    careMethod: fields.careMethod,
    weight: fields.weight,
    url: fields.url,
    basePrice: Number(fields.basePrice),
    extensionPrice: fields.extensionPrice,
    deposit: numberOr(fields.deposit, null),
    lateFee: numberOr(fields.lateFee, null),
    replacementValue: fields.replacementValue,
    keepToBuyPrice: numberOr(fields.keepToBuyPrice, null),
    minRentalPeriod: fields.minRentalPeriod,
    maxRentalPeriod: fields.maxRentalPeriod,
    prepBuffer: fields.prepBuffer,
    blackoutDate: fields.blackoutDate === '' ? null : fields.blackoutDate,
    location: fields.location,
    sku: fields.sku,
    barcode: fields.barcode,
    fitType: fields.fitType,
    chest: fields.chest,
    length: fields.length,
    sleeve: fields.sleeve,
    unit: fields.unit,
    conditionGrade: fields.conditionGrade,
    availability: fields.availability === '' ? 'Available' : fields.availability,
    note: fields.note,
    video,
  };
}

function refuseTooMany(count: number): void {
  if (count > MAX_PRODUCT_IMAGES) throw invalid({ images: [`A product can have at most ${MAX_PRODUCT_IMAGES} images.`] });
}

export const productHandlers: Handlers<typeof productEndpoints & typeof productFormEndpoints, Caller> = {
  list: async ({ context: { app, user, origin } }) => ({ data: await listProducts(app, user, origin) }),

  async one({ params, context: { app, user, origin } }) {
    const found = await findProduct(app, user, productIdOf(params), origin);
    if (found === undefined) throw notFound();
    return { data: found };
  },

  async add({ body, context: { app, user } }) {
    refuseInvalidFields(body);
    refuseTooMany(body.images.length);
    await withMedia(app.uploads, body, ({ images, video }) => addProduct(app, user, valuesOf(body, video), images));
    return { message: 'Product added successfully!' };
  },

  async change({ params, body, context: { app, user, origin } }) {
    const id = productIdOf(params);
    const present = await findMedia(app, user, id);
    if (present === undefined) throw notFound();
    refuseInvalidFields(body);
    const kept = [...new Set(body.keepImageIds.map(Number))].filter((imageId) => present.imageIds.includes(imageId));
    refuseTooMany(kept.length + body.images.length);
    const keepsVideo = present.video !== null && body.videoUrl === addressOf(present.video, origin);
    const given = { ...body, videoUrl: keepsVideo ? undefined : body.videoUrl };
    const dropped = await withMedia(app.uploads, given, ({ images, video }) =>
      changeProduct(app, id, valuesOf(body, keepsVideo ? present.video : video), { kept, added: images }),
    );
    await app.uploads.drop(dropped);
    return { message: 'Product updated successfully!' };
  },

  async bulkDelete({ body: { ids }, context: { app, user } }) {
    if (ids.length === 0) throw invalid({ ids: ['The ids field is required.'] });
    const { count, paths } = await deleteProducts(app, user, ids.filter(isRecordId).map(Number));
    if (count === 0) throw notFound();
    await app.uploads.drop(paths);
    return { message: count === 1 ? 'Product deleted successfully.' : 'Selected products deleted successfully.' };
  },
};
