import { product, type ProductWire, type StoredProduct } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { type BulkChange, bulkRows, changed, formerRow, isChanged, isSameVersion, sentRow } from './bulkRows.ts';

const image = (id: number, isPrimary = false) => ({ id, image_url: `/${id}.png`, is_primary: isPrimary });
const productOf = (overrides: Partial<ProductWire> = {}) =>
  read(product, aProduct({ id: 1, base_price: '42.00', product_availibity: 'Available', ...overrides }));
const stored = (overrides: Partial<ProductWire> = {}): StoredProduct => {
  const read = productOf(overrides);
  return { id: read.id, product: read, gaps: [] };
};
const nothing: BulkChange = { status: null, price: { how: 'keep', unit: '%', typed: '' } };
const rowsOf = (all: readonly StoredProduct[], change: Partial<BulkChange>) =>
  bulkRows(all.map(({ product }) => product), new Map(all.map((one) => [one.id, one])), { ...nothing, ...change });
const rowOf = (one: StoredProduct, change: Partial<BulkChange>) => rowsOf([one], change)[0]!;

test('a row has what its product is to have, and nothing to send when that is what it has', () => {
  const [available, rented] = rowsOf([stored({ id: 1 }), stored({ id: 2, product_availibity: 'Rented' })], { status: 'Available' });
  expect(available!.to).toMatchObject({ availability: 'Available', basePrice: 42 });
  expect([available!, rented!].map(isChanged)).toEqual([false, true]);
});

test('a status with the badge of the chosen one stays as it is stored', () => {
  const row = rowOf(stored({ product_availibity: 'rental' }), { status: 'Rented' });
  expect(isChanged(row)).toBe(false);
  expect(rowOf(stored({ product_availibity: 'rental' }), { status: 'Available' }).to.availability).toBe('Available');
});

test('what cannot be changed comes first, with the reason, and is not sent', () => {
  const gaps = [{ field: 'note', why: 'missing' }] as const;
  const whole = stored({ id: 1 });
  const incomplete = { ...stored({ id: 2 }), gaps };
  const cheap = stored({ id: 3, base_price: '5.00' });
  const known = new Map([whole, incomplete, cheap].map((one) => [one.id, one]));
  const selected = [whole, incomplete, cheap, stored({ id: 4 })].map(({ product }) => product);
  const rows = bulkRows(selected, known, { status: 'Archived', price: { how: 'lower', unit: '$', typed: '6' } });
  expect(rows.map(({ id, leftOut }) => [id, leftOut])).toEqual([
    ['2', { why: 'gaps', gaps }],
    ['3', { why: 'belowZero' }],
    ['4', { why: 'deleted' }],
    ['1', undefined],
  ]);
  expect(rows.filter(isChanged).map(({ id }) => id)).toEqual(['1']);
});

test('the whole product is sent as its form sends it, changed in status and price alone', () => {
  const whole = stored({ images: [image(1), image(2, true)], videos: [{ video_url: 'https://video.example/1' }], note: 'Spare button.', late_fee: null });
  const sent = sentRow(rowOf(whole, { status: 'Archived', price: { how: 'raise', unit: '%', typed: '10' } }));
  expect(sent).toMatchObject({ availability: 'Archived', basePrice: '46.20', note: 'Spare button.', lateFee: '', deposit: '80.00' });
  expect(sent).toMatchObject({ keepImageIds: ['2', '1'], images: [], videoUrl: 'https://video.example/1' });
  expect(sentRow(rowOf(stored({ product_availibity: 'rental' }), { price: { how: 'set', unit: '$', typed: '10' } }))).toMatchObject({
    availability: 'rental',
    basePrice: '10.00',
  });
});

test('undone, a product gets its former status and price, to the letter', () => {
  const row = rowOf(stored({ product_availibity: 'rental', base_price: '42.125' }), { status: 'Archived', price: { how: 'raise', unit: '%', typed: '10' } });
  const former = formerRow(row);
  expect(former.product).toEqual(changed(row));
  expect(sentRow(former)).toMatchObject({ availability: 'rental', basePrice: '42.125' });
});

test('a version differs by what the form can change', () => {
  expect(isSameVersion(productOf({ stock: 1 }), productOf({ stock: 9 }))).toBe(true);
  expect(isSameVersion(productOf({ note: 'One.' }), productOf({ note: 'Two.' }))).toBe(false);
});
