import { expect, test } from 'vitest';
import { decimalReadings, readDecimal } from './readDecimal.ts';

test.each([
  // The examples of the documentation.
  ['', ''],
  ['42', '42'],
  ['42.50', '42.50'],
  ['42.', '42.'],
  ['.5', '.5'],
  ['007', '007'],
  ['1.234', '1.234'],
  ['12345678901234567890.123456', '12345678901234567890.123456'],
  // A comma before the last one or two digits is the point.
  ['45,50', '45.50'],
  ['40,5', '40.5'],
  [',5', '.5'],
  ['45,', '45.'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,50', '1234.50'],
  // Other commas, blanks and repeated dots are grouping.
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
  ['1,284,000', '1284000'],
  ['1.234.567', '1234567'],
  ['1 234', '1234'],
  ['1\u00A0234\u202F567', '1234567'],
  // Blanks around the number, and a currency sign before it.
  [' 42.50 ', '42.50'],
  ['$45', '45'],
  ['$ 1,284.00', '1284.00'],
  ['€45,50', '45.50'],
  ['   ', ''],
  // Digits and separators of other scripts.
  ['４５．５０', '45.50'],
  ['４５，５０', '45.50'],
  ['٤٥٫٥٠', '45.50'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['४२', '42'],
])('%j is %j', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});

test.each([
  '-5', '−5', '+5', '1e3', 'NaN', 'Infinity', '0x10', '12 kg', '45 €', '$$5', 'USD 5', 'abc',
  '.', ',', '1.2.3', '1,2,3', '12,34,567', '12,3456', '1,23,4', '1.2345,6', '1,234.567,8', '1.234 567', '1 2', '1..2', '½', '5²', "1'234",
])('%j is not a number', (typed) => {
  expect(readDecimal(typed)).toBeUndefined();
});

test.each([
  ['1.234', ['1234', '1.23']],
  ['12.345', ['12345', '12.34']],
  ['1.200', ['1200', '1.20']],
  ['0.125', ['0.12']],
  ['.125', ['0.12']],
  ['1234.567', ['1234.56']],
  ['1.2345', ['1.23']],
])('%s is no amount of money: it may be %j', (typed, readings) => {
  expect(readDecimal(typed, 2)).toBeUndefined();
  expect(decimalReadings(typed, 2)).toEqual(readings);
});

test.each(['1.23', '1,234', '1.234,50', '1,234.5', '', '12 kg'])('the decimals of %j are no question', (typed) => {
  expect(decimalReadings(typed, 2)).toBeUndefined();
  expect(readDecimal(typed, 2)).toBe(readDecimal(typed));
});
