import type { productEndpoints, ProductFields } from '@valise/contract';
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
import { atMost, isDay, isWebAddress, numeric, refuseInvalid, required } from '../http/rules.ts';
import { withMedia } from './withMedia.ts';

const IMAGES = 20;
const TEXT_LENGTH = 255;
const NOTE_LENGTH = 5000;

const notFound = () => new Refusal(404, 'Product not found.');
const numberOr = <Absent>(value: string, absent: Absent) => (value.trim() === '' ? absent : Number(value));

/** The spelling of the two fields that the forms write differently. */
type Spelling = { conditionGrade: string; unit: string };
const addSpelling: Spelling = { conditionGrade: 'conditionGrade', unit: 'unit' };
const editSpelling: Spelling = { conditionGrade: 'coditionGrade', unit: 'sizeUnit' };

function refuseInvalidFields(fields: ProductFields, spelling: Spelling): void {
  const short = (label: string, value: string) => [atMost(label, value, TEXT_LENGTH)];
  refuseInvalid({
    productname: [required('product name', fields.name), ...short('product name', fields.name)],
    brand: short('brand', fields.brand),
    color: short('color', fields.color),
    material: short('material', fields.material),
    careMethod: short('care method', fields.careMethod),
    weight: short('weight', fields.weight),
    url: [isWebAddress('url', fields.url), ...short('url', fields.url)],
    basePrice: [required('base price', fields.basePrice), numeric('base price', fields.basePrice, 0)],
    extensionPrice: short('extension price', fields.extensionPrice),
    deposite: [numeric('deposit', fields.deposit, 1)],
    lateFee: [numeric('late fee', fields.lateFee, 0)],
    replacementValue: short('replacement value', fields.replacementValue),
    keepToBuyPrice: [numeric('keep to buy price', fields.keepToBuyPrice, 0)],
    minRentalPeriod: short('min rental period', fields.minRentalPeriod),
    maxRentalPeriod: short('max rental period', fields.maxRentalPeriod),
    prepBuffer: short('prep buffer', fields.prepBuffer),
    date: [isDay('blackout date', fields.blackoutDate)],
    location: short('location', fields.location),
    sku: short('sku', fields.sku),
    barcode: short('barcode', fields.barcode),
    fitType: short('fit type', fields.fitType),
    chest: [numeric('chest', fields.chest, 0)],
    lengthType: [numeric('length', fields.length, 0)],
    sleeve: [numeric('sleeve', fields.sleeve, 0)],
    [spelling.conditionGrade]: short('condition grade', fields.conditionGrade),
    [spelling.unit]: short('unit', fields.unit),
    status: short('status', fields.status),
    note: [atMost('note', fields.note, NOTE_LENGTH)],
  });
}

// Each column is named: what a client sends beside the form's fields goes nowhere.
function valuesOf(fields: ProductFields, video: string | null): ProductValues {
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
    availability: fields.status === '' ? 'Available' : fields.status,
    note: fields.note,
    video,
  };
}

function refuseTooMany(count: number): void {
  if (count > IMAGES) throw invalid({ images: [`A product can have at most ${IMAGES} images.`] });
}

export const productHandlers: Handlers<typeof productEndpoints, Caller> = {
  list: async ({ context: { world, user, origin } }) => ({ data: await listProducts(world, user, origin) }),

  async one({ params, context: { world, user, origin } }) {
    const found = await findProduct(world, user, Number(params.id), origin);
    if (found === undefined) throw notFound();
    return { data: found };
  },

  async add({ body, context: { world, user } }) {
    refuseInvalidFields(body, addSpelling);
    refuseTooMany(body.images.length);
    await withMedia(world.uploads, body, ({ images, video }) => addProduct(world, user, valuesOf(body, video), images));
    return { message: 'Product added successfully!' };
  },

  async change({ params, body, context: { world, user, origin } }) {
    const id = Number(params.id);
    const present = await findMedia(world, user, id);
    if (present === undefined) throw notFound();
    refuseInvalidFields(body, editSpelling);
    const kept = [...new Set(body.keepImageIds.map(Number))].filter((imageId) => present.imageIds.includes(imageId));
    refuseTooMany(kept.length + body.images.length);
    const keepsVideo = present.video !== null && body.video === addressOf(present.video, origin);
    const given = { images: body.images, video: keepsVideo ? null : body.video };
    const dropped = await withMedia(world.uploads, given, ({ images, video }) =>
      changeProduct(world, id, valuesOf(body, keepsVideo ? present.video : video), { kept, added: images }),
    );
    await world.uploads.drop(dropped);
    return { message: 'Product updated successfully!' };
  },

  async bulkDelete({ body: { ids }, context: { world, user } }) {
    if (ids.length === 0) throw invalid({ ids: ['The ids field is required.'] });
    const { count, paths } = await deleteProducts(world, user, ids.map(Number));
    if (count === 0) throw notFound();
    await world.uploads.drop(paths);
    return { message: count === 1 ? 'Product deleted successfully.' : 'Selected products deleted successfully.' };
  },
};
