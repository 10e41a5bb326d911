import { product, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { afterEach, expect, test, vi } from 'vitest';
import { changedProductOf } from '../saving/sentProduct.ts';
import type { FormContent } from './productForm.ts';
import { contentOf, duplicateOf, versionOf } from './openedForm.ts';

afterEach(() => vi.unstubAllEnvs());

const stored = (overrides: Partial<ProductWire> = {}) => read(product, aProduct(overrides));
const sentUnchanged = (opened: FormContent) => changedProductOf(opened, opened);
const image = (id: number, isPrimary = false) => ({ id, image_url: `/${id}.png`, is_primary: isPrimary });

test('a stored product opens with its text, prices with two decimals, and the address of its video', () => {
  const { values } = contentOf(stored({ base_price: '42', late_fee: null, deposit: '80.125', videos: [{ video_url: 'https://video.example/1' }] }));
  expect(values).toMatchObject({
    name: 'Double-Breasted Trench',
    extensionPrice: '$12/day',
    basePrice: '42.00',
    lateFee: '',
    deposit: '80.125',
    length: '108',
    videoUrl: 'https://video.example/1',
  });
});

test('a price that is no number opens as it is written', () => {
  const { values } = contentOf({ ...stored({ base_price: 'on request', deposit: '80' }), basePriceText: 'on request' });
  expect(values).toMatchObject({ basePrice: 'on request', deposit: '80.00' });
});

test.each([
  ['rental', 'Rented'],
  ['available', 'Available'],
  ['Under Maintenance', 'Under Maintenance'],
  ['Out of Stock', 'Out of Stock'],
  ['On the Moon', 'On the Moon'],
  ['', ''],
])('the availability %j opens as %j', (sent, opened) => {
  expect(contentOf(stored({ product_availibity: sent })).values.availability).toBe(opened);
});

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T00:00:00.000000Z', '2026-12-24'],
  ['around Christmas', 'around Christmas'],
  [null, ''],
])('the blackout date %j opens as %j', (sent, opened) => {
  expect(contentOf(stored({ blackout_date: sent })).values.blackoutDate).toBe(opened);
});

test.each([
  ['America/Los_Angeles', (day: string) => `${day}T00:00:00.000000Z`],
  ['Pacific/Auckland', (day: string) => `${day}T00:00:00.000000Z`],
  ['Europe/Madrid', (day: string) => new Date(`${day}T00:00:00+01:00`).toISOString()],
  ['UTC', () => 'around Christmas'],
])('in %s three saves of something else send the blackout date as it was', (zone, cast) => {
  vi.stubEnv('TZ', zone);
  const days = [cast('2026-12-24')];
  for (let save = 0; save < 3; save += 1) {
    const sent = sentUnchanged(contentOf(stored({ blackout_date: days[0]! }))).blackoutDate;
    days.unshift(/^\d/.test(sent) ? cast(sent) : sent);
  }
  expect(new Set(days).size).toBe(1);
});

test('the main image is the first, the others keep their order', () => {
  const { images } = contentOf(stored({ images: [image(1), image(2), image(3, true)] }));
  expect(images.map(({ id }) => id)).toEqual(['3', '1', '2']);
});

test('a version changes with what the form can change, not with stock or rating', () => {
  const before = versionOf(stored());
  expect(versionOf(stored({ stock: 1, average_rating: 1 }))).toBe(before);
  expect(versionOf(stored({ note: 'Another note.' }))).not.toBe(before);
  expect(versionOf(stored({ images: [] }))).not.toBe(before);
  expect(versionOf(stored({ videos: [{ video_url: 'https://video.example/1' }] }))).not.toBe(before);
});

test('a duplicate has all but the SKU, the barcode and the pictures', () => {
  const original = contentOf(stored({ videos: [{ video_url: 'https://video.example/1' }], images: [image(1)] }));
  const copy = duplicateOf(stored({ videos: [{ video_url: 'https://video.example/1' }], images: [image(1)] }));
  expect(copy).toEqual({ values: { ...original.values, sku: '', barcode: '' }, images: [], video: null });
});
