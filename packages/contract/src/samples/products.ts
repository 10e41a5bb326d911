import type { ProductWire } from '../resources/products.ts';
import { type Garment, garmentPath } from './garments.ts';
import { seeded } from './seeded.ts';

/** A product with every field filled. */
export function aProduct(overrides: Partial<ProductWire> = {}): ProductWire {
  return {
    id: 1,
    name: 'Double-Breasted Trench',
    productname: overrides.name ?? 'Double-Breasted Trench',
    brand: 'Zara',
    color: '#B89B6E',
    material: 'Cotton gabardine',
    care_method: 'Dry Clean Only',
    weight: '1.2 kg',
    url: '',
    base_price: '42.00',
    extensions_price: '$12/day',
    deposit: '80.00',
    late_fee: '15.00',
    replacement_value: '150',
    keep_to_buy_price: '240.00',
    min_rental_period: '2 days',
    max_rental_period: '14 days',
    prep_buffer: '1 day',
    blackout_date: '2026-12-24',
    location: 'Barcelona Flagship',
    sku: 'ZR-TRN-0142',
    barcode: '804219365570',
    fit_category: 'Tailored Fit',
    chest: '52',
    length: '108',
    sleeve: '63.5',
    condition_grade: 'New',
    product_availibity: 'Available',
    note: 'Spare button sewn inside the left pocket.',
    unit: 'cm',
    images: [{ id: 1, image_url: garmentPath('coat-trench'), is_primary: true }],
    videos: [],
    average_rating: 4.9,
    stock: 8,
    ...overrides,
  };
}

interface Look {
  name: string;
  garment: Garment;
  color: string;
  material: string;
  code: string;
}

const trench: Look = { name: 'Double-Breasted Trench', garment: 'coat-trench', color: '#B89B6E', material: 'Cotton gabardine', code: 'TRN' };
const blazer: Look = { name: 'Wool Tailored Blazer', garment: 'blazer-navy', color: '#2F4058', material: 'Virgin wool', code: 'BLZ' };
const silkDress: Look = { name: 'Silk Slip Dress', garment: 'dress-silk', color: '#8C2F3A', material: 'Mulberry silk', code: 'DRS' };
const knit: Look = { name: 'Merino Crew Knit', garment: 'knit-cream', color: '#CFC6B4', material: 'Merino wool', code: 'KNT' };
const shirt: Look = { name: 'Oxford Shirt', garment: 'shirt-blue', color: '#9DB3CB', material: 'Oxford cotton', code: 'SHT' };
const puffer: Look = { name: 'Quilted Puffer Jacket', garment: 'puffer-forest', color: '#2C5A41', material: 'Recycled nylon', code: 'PUF' };
const trousers: Look = { name: 'Linen Trousers', garment: 'trouser-graphite', color: '#6B6B66', material: 'Linen', code: 'TRS' };
const skirt: Look = { name: 'Pleated Midi Skirt', garment: 'skirt-terracotta', color: '#B5714A', material: 'Satin-back crepe', code: 'SKR' };
const overcoat: Look = { name: 'Cashmere Overcoat', garment: 'coat-charcoal', color: '#3A3B3F', material: 'Cashmere', code: 'COT' };
const wrapDress: Look = { name: 'Evening Wrap Dress', garment: 'dress-olive', color: '#6F7B45', material: 'Viscose crepe', code: 'DRS' };

const looks: readonly Look[] = [
  trench,
  blazer,
  silkDress,
  knit,
  shirt,
  puffer,
  trousers,
  skirt,
  overcoat,
  wrapDress,
  { name: 'Camel Blazer', garment: 'blazer-camel', color: '#B98A55', material: 'Wool flannel', code: 'BLZ' },
  { name: 'Ribbed Roll-Neck', garment: 'knit-ink', color: '#2B3550', material: 'Lambswool', code: 'KNT' },
  { name: 'Down Travel Jacket', garment: 'puffer-rust', color: '#A9532F', material: 'Nylon and down', code: 'PUF' },
  { name: 'Poplin Dress Shirt', garment: 'shirt-ivory', color: '#EFE9DA', material: 'Cotton poplin', code: 'SHT' },
  { name: 'Bias Satin Skirt', garment: 'skirt-plum', color: '#5E2F4B', material: 'Satin', code: 'SKR' },
  { name: 'Wide-Leg Trousers', garment: 'trouser-sand', color: '#CDBB97', material: 'Cotton twill', code: 'TRS' },
];

type Listed = [look: Look, brand: string, grade: string, availability: string, prepBuffer: string, rating: number, stock: number, price: number];

const listed: readonly Listed[] = [
  [trench, 'Zara', 'New', 'Available', '1 day', 4.9, 8, 42],
  [blazer, 'Prada', 'Like New', 'Rented', '1 day', 4.8, 3, 96],
  [silkDress, 'Gucci', 'Like New', 'Available', '2 days', 5, 4, 120],
  [knit, 'Uniqlo', 'Good', 'Available', '1 day', 4.6, 15, 18],
  [shirt, 'H&M', 'Good', 'Under Maintenance', '1 day', 4.4, 6, 14],
  [puffer, 'Uniqlo', 'New', 'Available', '1 day', 4.9, 12, 36],
  [trousers, 'Zara', 'Good', 'Out of Stock', '1 day', 4.2, 0, 22],
  [skirt, 'H&M', 'Fair', 'Rented', '2 days', 4.3, 2, 20],
  [overcoat, 'Prada', 'Like New', 'Available', '2 days', 4.9, 5, 148],
  [wrapDress, 'Gucci', 'New', 'Archived', '2 days', 4.7, 1, 135],
];

function generated(index: number): Listed {
  const chance = seeded(index);
  const availability = chance.pick(['Available', 'Available', 'Available', 'Rented', 'Rented', 'Under Maintenance', 'Out of Stock', 'Archived']);
  return [
    chance.pick(looks),
    chance.pick(['Zara', 'H&M', 'Gucci', 'Prada', 'Uniqlo']),
    chance.pick(['New', 'Like New', 'Good', 'Fair']),
    availability,
    chance.pick(['1 day', '2 days']),
    chance.between(38, 50) / 10,
    availability === 'Out of Stock' ? 0 : chance.between(1, 20),
    chance.between(12, 160),
  ];
}

function productAt(index: number): ProductWire {
  const [look, brand, grade, availability, prepBuffer, rating, stock, price] = listed[index] ?? generated(index);
  const chance = seeded(10_000 + index);
  const id = index + 1;
  return aProduct({
    id,
    name: look.name,
    brand,
    color: look.color,
    material: look.material,
    care_method: chance.pick(['Dry Clean Only', 'Machine Wash', 'Hand Wash', 'Do Not Wash']),
    weight: `${chance.between(2, 18) / 10} kg`,
    base_price: price.toFixed(2),
    extensions_price: chance.pick(['$10/day', '$15/day', '$18/day', '$20/day', '$25/day']),
    deposit: (price * 2).toFixed(2),
    late_fee: (Math.ceil(price / 10) * 5).toFixed(2),
    replacement_value: chance.pick(['100', '150', '200']),
    keep_to_buy_price: (price * 6).toFixed(2),
    min_rental_period: chance.pick(['1 day', '2 days', '4 days']),
    prep_buffer: prepBuffer,
    blackout_date: null,
    location: chance.pick(['Barcelona Flagship', 'Madrid Central Store', 'Paris Boutique', 'London Showroom']),
    sku: `${brand.slice(0, 2).toUpperCase()}-${look.code}-${String(id).padStart(4, '0')}`,
    barcode: `8042${String(19_365_570 + index * 37).padStart(8, '0')}`,
    fit_category: chance.pick(['Slim Fit', 'Regular Fit', 'Relaxed Fit', 'Tailored Fit', 'Loose Fit']),
    chest: String(chance.between(44, 60)),
    length: String(chance.between(60, 120)),
    sleeve: String(chance.between(56, 68)),
    condition_grade: grade,
    product_availibity: availability,
    note: '',
    images: [{ id, image_url: garmentPath(look.garment), is_primary: true }],
    average_rating: rating,
    stock,
  });
}

/** The ten products of the first page, then generated ones up to `count`. */
export const manyProducts = (count: number): ProductWire[] => Array.from({ length: count }, (_, index) => productAt(index));

export const productSamples: readonly ProductWire[] = /* @__PURE__ */ manyProducts(listed.length);
