import { expect, test } from 'vitest';
import { plainDigits } from './plainDigits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['4½ ² Ⅳ x', '4½ ² Ⅳ x'],
])('%s becomes %s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});
