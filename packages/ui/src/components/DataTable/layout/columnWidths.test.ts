import { expect, test } from 'vitest';
import { columnWidths } from './columnWidths.ts';

const columns = [{ id: 'name', share: { parts: 3, from: '14rem' } }, { id: 'grade', width: '6rem' }, { id: 'status', width: '10rem', condensedWidth: '9rem', share: { parts: 1 } }];

test('a column with a share grows by its part of the spare width, and one without a width takes the rest', () => {
  const { widths, least } = columnWidths(columns, { isCondensed: false, others: ['3rem', undefined] });
  expect(widths).toEqual([undefined, '6rem', 'calc(10rem + max(0px, 100cqi - (3rem + 14rem + 6rem + 10rem)) * 0.25)']);
  expect(least).toBe('calc(3rem + 9rem + 6rem + 10rem)');
});

test('a condensed table has its own widths and gives all the rest to the column without one', () => {
  expect(columnWidths(columns, { isCondensed: true, others: [] }).widths).toEqual([undefined, '6rem', '9rem']);
});

test('a chosen width changes its own column alone, and the least width of the table', () => {
  const given = { isCondensed: false, others: ['3rem'] };
  const { widths, least } = columnWidths(columns, { ...given, chosen: { grade: 8, name: 20 } });
  expect(widths).toEqual([undefined, '8rem', columnWidths(columns, given).widths[2]]);
  expect(least).toBe('calc(3rem + 9rem + 8rem + 10rem)');
  expect(columnWidths(columns, { ...given, chosen: { status: 12 } }).widths).toEqual([undefined, '6rem', '12rem']);
});

test('a column of figures is never narrower than these, unless the user has made it so', () => {
  const given = { isCondensed: false, others: [], figures: { grade: '7rem' } };
  expect(columnWidths(columns, given).widths[1]).toBe('max(6rem, 7rem)');
  expect(columnWidths(columns, given).least).toBe('calc(9rem + max(6rem, 7rem) + 10rem)');
  expect(columnWidths(columns, { ...given, chosen: { grade: 4 } }).widths[1]).toBe('4rem');
});

test('a condensed table has no chosen widths', () => {
  expect(columnWidths(columns, { isCondensed: true, others: [], chosen: { grade: 8 } }).widths).toEqual([undefined, '6rem', '9rem']);
});
