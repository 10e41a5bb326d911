import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { countFrom, labelPages, labelsOf } from './labelPages.ts';
import { cutMarks, labelSizeNames, labelSizes, perPage } from './labelSizes.ts';

const aLabelled = (barcode: string) => read(product, aProduct({ productname: 'Silk Slip Dress', brand: ' Gucci ', sku: 'GU-DRS-0003', barcode }));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const rules = { perPage: 24, copies: 1, start: 1 };

test('a label has the name, brand, SKU and code of its product', () => {
  expect(labelsOf([aLabelled(' 804219365644 ')], ({ name }) => name).labels).toEqual([
    { name: 'Silk Slip Dress', brand: 'Gucci', sku: 'GU-DRS-0003', code: '804219365644' },
  ]);
});

test('a product without a barcode, or with one too long to be read from a label, gets none', () => {
  const [none, blank, long, longest] = [aLabelled(''), aLabelled('  '), aLabelled('é'.repeat(126)), aLabelled('é'.repeat(125))];
  const { labels, withoutBarcode, withLongBarcode } = labelsOf([none, blank, long, longest], ({ name }) => name);
  expect(labels).toHaveLength(1);
  expect(withoutBarcode).toEqual([none, blank]);
  expect(withLongBarcode).toEqual([long]);
});

test.each([
  [0, []],
  [1, [1]],
  [24, [24]],
  [25, [24, 1]],
  [48, [24, 24]],
])('%i labels on sheets of 24', (count, expected) => {
  expect(labelPages(numbers(count), rules).map((page) => page.length)).toEqual(expected);
});

test('copies of a label stand together', () => {
  expect(labelPages([1, 2], { ...rules, copies: 2 })).toEqual([[1, 1, 2, 2]]);
  expect(labelPages([1, 2], { perPage: 1, copies: 2, start: 1 })).toEqual([[1], [1], [2], [2]]);
});

test('the places that were used of the first sheet stay empty', () => {
  const [first, second] = labelPages(numbers(3), { ...rules, start: 23 });
  expect(first).toEqual([...Array.from({ length: 22 }, () => null), 1, 2]);
  expect(second).toEqual([3]);
  expect(labelPages([], { ...rules, start: 23 })).toEqual([]);
});

test.each([
  ['1', 1],
  [' 24 ', 24],
  ['0', undefined],
  ['25', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['two', undefined],
])('%j as a place on a sheet of 24 is %s', (text, expected) => {
  expect(countFrom(text, 24)).toBe(expected);
});

test.each(labelSizeNames)('%s fills its paper exactly', (name) => {
  const { page, label, columns, rows, gap, margin } = labelSizes[name];
  expect(columns * label.width + (columns - 1) * gap + 2 * margin.inline).toBeCloseTo(page.width);
  expect(rows * label.height + 2 * margin.block).toBeCloseTo(page.height);
});

test('a sheet of A4 has 24 labels, and cut marks that reach none of them', () => {
  const { a4 } = labelSizes;
  expect(perPage(a4)).toBe(24);
  const marks = cutMarks(a4);
  expect(marks).toHaveLength(2 * 6 + 2 * 9);
  for (const [x, y] of marks.flatMap(({ from, to }) => [from, to])) {
    const isAbove = y < a4.margin.block || y > a4.page.height - a4.margin.block;
    const isBeside = x < a4.margin.inline || x > a4.page.width - a4.margin.inline;
    expect(isAbove || isBeside).toBe(true);
  }
  expect(cutMarks(labelSizes['62x29'])).toEqual([]);
});
