import { product, productFields, type ProductText, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { emptyContent } from '../state/productForm.ts';
import { countEqual, isAdded, isChanged } from './isSaved.ts';
import { changedProductOf, newProductOf } from './sentProduct.ts';

const stored = (overrides: Partial<ProductWire> = {}) => read(product, aProduct({ product_availibity: 'Available', images: [], ...overrides }));
const now = stored();
const added = (fields: Partial<ProductText>) => ({ ...newProductOf(emptyContent), unit: '', ...fields });
const all = Object.fromEntries(productFields.map((field) => [field, String(now[field] ?? '')])) as ProductText;
const changed = (fields: Partial<ProductText>) => ({ ...changedProductOf(emptyContent, emptyContent), ...all, ...fields });

test('fields that were left empty may have been filled in when a product was added', () => {
  expect(countEqual(added({ name: now.name, basePrice: '42.00' }), [now, now])).toBe(2);
  expect(countEqual(added({ name: now.name, basePrice: '43' }), [now])).toBe(0);
});

test('a product was added when the list has another one of its name and SKU', () => {
  const sent = added({ name: ` ${now.name}`, sku: now.sku });
  const other = stored({ id: 2 });
  expect(isAdded(sent, [now], [now, other])).toBe(true);
  expect(isAdded(sent, [now], [now])).toBe(false);
  expect(isAdded(sent, [now], [now, stored({ id: 2, sku: 'other' })])).toBe(false);
});

test('without the list from before, a product with all that was entered was added', () => {
  expect(isAdded(added({ name: now.name, basePrice: '42' }), undefined, [now])).toBe(true);
  expect(isAdded(added({ name: now.name, basePrice: '43' }), undefined, [now])).toBe(false);
});

test('a field that was emptied has to be empty when a product was changed', () => {
  expect(isChanged(changed({ basePrice: '42.00' }), now)).toBe(true);
  expect(isChanged(changed({ note: '' }), now)).toBe(false);
  expect(isChanged(changed({ lateFee: '' }), now)).toBe(false);
});

test('a changed product has the kept images, as many new ones as were sent, and the video', () => {
  const image = (id: number) => ({ id, image_url: `/${id}.png`, is_primary: false });
  const pictured = stored({ images: [image(1), image(2)], videos: [{ video_url: 'https://video.example/1' }] });
  const sent = { ...changed({}), keepImageIds: ['1'], images: [new File([], 'new.png')], videoUrl: 'https://video.example/1' };
  expect(isChanged(sent, pictured)).toBe(true);
  expect(isChanged({ ...sent, keepImageIds: ['3'] }, pictured)).toBe(false);
  expect(isChanged({ ...sent, images: [] }, pictured)).toBe(false);
  expect(isChanged({ ...sent, videoUrl: 'https://video.example/2' }, pictured)).toBe(false);
  expect(isChanged({ ...sent, videoUrl: '' }, pictured)).toBe(false);
  expect(isChanged({ ...sent, videoUrl: undefined }, pictured)).toBe(true);
});
