import { product, productFields, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { contentOf } from './openedForm.ts';
import { countChanges, emptyProductForm, isSameContent, isSameForm, readProductForm } from './productForm.ts';

const stored = (overrides: Partial<ProductWire> = {}) => read(product, aProduct(overrides));
const image = (id: number) => ({ id, image_url: `/${id}.png`, is_primary: false });

test('an empty form holds every field of the contract, with sizes in cm', () => {
  expect(emptyProductForm).toEqual({ ...Object.fromEntries(productFields.map((field) => [field, ''])), videoUrl: '', unit: 'cm' });
});

test('two forms are the same until a text of one is changed', () => {
  expect(isSameForm({ ...emptyProductForm }, emptyProductForm)).toBe(true);
  expect(isSameForm({ ...emptyProductForm, note: 'x' }, emptyProductForm)).toBe(false);
  expect(isSameForm(emptyProductForm, { ...emptyProductForm, unit: 'inch' })).toBe(false);
});

test.each([null, 7, 'text', [], {}, { unknown: 'x', name: 7 }])('of %j the initial form is read', (stored) => {
  const initial = { ...emptyProductForm, name: 'Oxford Shirt' };
  expect(readProductForm(stored, initial)).toEqual(initial);
});

test('two contents are the same until a text, the images or the video differ', () => {
  const opened = contentOf(stored({ images: [image(1), image(2)] }));
  expect(isSameContent(opened, contentOf(stored({ images: [image(1), image(2)] })))).toBe(true);
  expect(isSameContent(opened, { ...opened, values: { ...opened.values, note: 'x' } })).toBe(false);
  expect(isSameContent(opened, { ...opened, images: opened.images.toReversed() })).toBe(false);
  expect(isSameContent(opened, { ...opened, video: new File([], 'film.mp4') })).toBe(false);
});

const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, url: `/${id}.png` })) as [{ id: string; url: string }, { id: string; url: string }, { id: string; url: string }];
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
