import { productFields } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyProductForm, isSameForm, readProductForm } from './productForm.ts';

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
