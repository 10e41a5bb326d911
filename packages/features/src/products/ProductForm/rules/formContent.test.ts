import { product, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { contentOf, countChanges, duplicateOf, isSameContent, versionOf, withRemoved } from './formContent.ts';

const stored = (overrides: Partial<ProductWire> = {}) => read(product, aProduct(overrides));
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
  ['2026-12-24 00:00:00', '2026-12-24'],
  ['around Christmas', 'around Christmas'],
  [null, ''],
])('the blackout date %j opens as %j', (sent, opened) => {
  expect(contentOf(stored({ blackout_date: sent })).values.blackoutDate).toBe(opened);
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

test('two contents are the same until a text, the images or the video differ', () => {
  const opened = contentOf(stored({ images: [image(1), image(2)] }));
  expect(isSameContent(opened, contentOf(stored({ images: [image(1), image(2)] })))).toBe(true);
  expect(isSameContent(opened, { ...opened, values: { ...opened.values, note: 'x' } })).toBe(false);
  expect(isSameContent(opened, { ...opened, images: opened.images.toReversed() })).toBe(false);
  expect(isSameContent(opened, { ...opened, video: new File([], 'film.mp4') })).toBe(false);
});

test('a duplicate has all but the SKU, the barcode and the pictures', () => {
  const original = contentOf(stored({ videos: [{ video_url: 'https://video.example/1' }], images: [image(1)] }));
  const copy = duplicateOf(stored({ videos: [{ video_url: 'https://video.example/1' }], images: [image(1)] }));
  expect(copy).toEqual({ values: { ...original.values, sku: '', barcode: '' }, images: [], video: null });
});

const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, url: `/${id}.png` })) as [{ id: string; url: string }, { id: string; url: string }, { id: string; url: string }];
const later = { id: 'chosen-2', file: new File([], 'later.png') };
const fresh = { id: 'chosen-1', file: new File([], 'new.png') };

test.each([
  ['nothing', [one, two, three], 0],
  ['one removed', [one, three], 1],
  ['one removed and one added', [one, three, fresh], 2],
  ['moved', [two, one, three], 1],
  ['all removed', [], 3],
])('unsaved changes of images: %s', (_, images, count) => {
  const content = { ...contentOf(stored()), images: [one, two, three] };
  expect(countChanges({ ...content, images }, content)).toBe(count);
});

test('unsaved changes: each field, and a video once', () => {
  const content = contentOf(stored({ videos: [{ video_url: 'https://video.example/1' }] }));
  const file = new File([], 'walk.mp4');
  expect(countChanges({ ...content, values: { ...content.values, note: '', sku: 'X' } }, content)).toBe(2);
  expect(countChanges({ ...content, values: { ...content.values, videoUrl: '' }, video: file }, content)).toBe(1);
  expect(countChanges({ ...content, video: file }, content)).toBe(1);
});

test('removed images are put back where they were, before the new ones', () => {
  const all = [one, two, three];
  expect(withRemoved([three, fresh], all)).toEqual([one, two, three, fresh]);
  expect(withRemoved([three, one], all)).toEqual([three, one, two]);
  expect(withRemoved([fresh], all)).toEqual([one, two, three, fresh]);
  expect(withRemoved(all, all)).toEqual(all);
  expect(withRemoved([one, later], [one, fresh, later])).toEqual([one, fresh, later]);
  expect(withRemoved([], [fresh, later])).toEqual([fresh, later]);
  expect(withRemoved([two, one], [one, two, fresh])).toEqual([two, one, fresh]);
  expect(withRemoved([later, fresh], [three, fresh, later])).toEqual([three, later, fresh]);
});
