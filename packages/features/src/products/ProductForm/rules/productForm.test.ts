import { type NewProduct, productFields } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyProductForm, isEmptyForm, newProductOf, readProductForm, withTyped } from './productForm.ts';

const noFiles = { images: [], video: null };

test('an empty form holds every field of the contract, with sizes in cm', () => {
  expect(emptyProductForm).toEqual({ ...Object.fromEntries(productFields.map((field) => [field, ''])), videoUrl: '', unit: 'cm' });
});

test('a form is empty until something is typed or another unit chosen', () => {
  expect(isEmptyForm({ ...emptyProductForm })).toBe(true);
  expect(isEmptyForm({ ...emptyProductForm, note: 'x' })).toBe(false);
  expect(isEmptyForm({ ...emptyProductForm, unit: 'inch' })).toBe(false);
});

test('a form is sent without blanks at the ends of its text, with its pictures in order', () => {
  const [front, back] = [new Blob(['front']), new Blob(['back'])];
  const sent = newProductOf({ ...emptyProductForm, name: '  Silk Slip Dress ', basePrice: '42.00' }, { images: [front, back], video: null });
  expect(sent).toMatchObject({ name: 'Silk Slip Dress', basePrice: '42.00' });
  expect(sent.images[0]).toBe(front);
  expect(sent.images[1]).toBe(back);
  expect(sent.videoFile ?? sent.videoUrl).toBeUndefined();
});

test('a video is its file, else its address, else there is none', () => {
  const form = { ...emptyProductForm, videoUrl: ' https://video.example/1 ' };
  const video = new Blob(['film']);
  const parts = ({ videoFile, videoUrl }: NewProduct) => ({ videoFile, videoUrl });
  expect(parts(newProductOf(form, { images: [], video }))).toEqual({ videoFile: video, videoUrl: undefined });
  expect(parts(newProductOf(form, noFiles))).toEqual({ videoFile: undefined, videoUrl: 'https://video.example/1' });
  expect(parts(newProductOf({ ...form, videoUrl: ' ' }, noFiles))).toEqual({ videoFile: undefined, videoUrl: undefined });
});

test('what is typed since wins over a draft; the rest of the draft stays', () => {
  const draft = { ...emptyProductForm, name: 'Oxford Shirt', brand: 'H&M', unit: 'inch' };
  expect(withTyped(draft, { ...emptyProductForm, name: 'Linen Shirt' })).toEqual({ ...draft, name: 'Linen Shirt' });
});

test.each([null, 7, 'text', [], {}, { unknown: 'x', name: 7 }])('of %j an empty form is read', (stored) => {
  expect(readProductForm(stored)).toEqual(emptyProductForm);
});
