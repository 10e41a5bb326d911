import { productFields } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyProductForm, isEmptyForm, readProductForm, withTyped } from './productForm.ts';

test('an empty form holds every field of the contract, with sizes in cm', () => {
  expect(emptyProductForm).toEqual({ ...Object.fromEntries(productFields.map((field) => [field, ''])), videoUrl: '', unit: 'cm' });
});

test('a form is empty until something is typed or another unit chosen', () => {
  expect(isEmptyForm({ ...emptyProductForm })).toBe(true);
  expect(isEmptyForm({ ...emptyProductForm, note: 'x' })).toBe(false);
  expect(isEmptyForm({ ...emptyProductForm, unit: 'inch' })).toBe(false);
});

test('what is typed since wins over a draft; the rest of the draft stays', () => {
  const draft = { ...emptyProductForm, name: 'Oxford Shirt', brand: 'H&M', unit: 'inch' };
  expect(withTyped(draft, { ...emptyProductForm, name: 'Linen Shirt' })).toEqual({ ...draft, name: 'Linen Shirt' });
});

test.each([null, 7, 'text', [], {}, { unknown: 'x', name: 7 }])('of %j an empty form is read', (stored) => {
  expect(readProductForm(stored)).toEqual(emptyProductForm);
});
