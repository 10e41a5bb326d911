import { productFields } from '@valise/contract';
import { expect, test } from 'vitest';
import { areSameFields, emptyProductFields, newProductOf } from './productForm.ts';

test('an empty form holds every field of the contract, with sizes in cm', () => {
  const { unit, ...rest } = emptyProductFields();
  expect(unit).toBe('cm');
  expect(Object.keys(rest).toSorted()).toEqual(productFields.filter((field) => field !== 'unit').toSorted());
  expect(new Set(Object.values(rest))).toEqual(new Set(['']));
});

test('a form that differs in one field is another', () => {
  expect(areSameFields(emptyProductFields(), emptyProductFields())).toBe(true);
  expect(areSameFields(emptyProductFields(), { ...emptyProductFields(), note: 'x' })).toBe(false);
});

test('a form is sent without blanks at the ends of its text, with its pictures in order and no video', () => {
  const [front, back] = [new Blob(['front']), new Blob(['back'])];
  const sent = newProductOf({ ...emptyProductFields(), name: '  Silk Slip Dress ', basePrice: '42.00' }, [front, back]);
  expect(sent).toMatchObject({ name: 'Silk Slip Dress', basePrice: '42.00', video: null });
  expect(sent.images).toEqual([front, back]);
  expect(sent.images[0]).toBe(front);
});
