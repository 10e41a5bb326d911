import { product, productFields, type ProductText } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { emptyContent } from './formContent.ts';
import { hasAllFields, hasEntered } from './isSaved.ts';
import { newProductOf } from './sentProduct.ts';

const now = read(product, aProduct({ product_availibity: 'Available' }));
const sent = (fields: Partial<ProductText>) => ({ ...newProductOf(emptyContent), unit: '', ...fields });
const all = Object.fromEntries(productFields.map((field) => [field, String(now[field] ?? '')])) as ProductText;

test('what was left empty may have been filled in when a product was added', () => {
  expect(hasEntered(sent({ name: now.name, basePrice: '42.00' }), now)).toBe(true);
  expect(hasEntered(sent({ name: now.name, basePrice: '43' }), now)).toBe(false);
});

test('what was emptied has to be empty when a product was changed', () => {
  expect(hasAllFields(sent({ ...all, basePrice: '42.00' }), now)).toBe(true);
  expect(hasAllFields(sent({ ...all, note: '' }), now)).toBe(false);
  expect(hasAllFields(sent({ ...all, lateFee: '' }), now)).toBe(false);
});
