import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import type { BulkProgress } from '../../../kit/bulk/bulkRun.ts';
import type { BulkRow } from './bulkRows.ts';
import { listedRows } from './listedRows.ts';

const rows = Array.from({ length: 12 }, (_, index): BulkRow => {
  const one = read(product, aProduct({ id: index + 1 }));
  return { id: one.id, product: one, to: one };
});
const idsOf = (listed: readonly BulkRow[]) => listed.map(({ id }) => id);

test('few rows are all listed, of many the first ones', () => {
  expect(listedRows(rows, new Map(), 12)).toBe(rows);
  expect(idsOf(listedRows(rows, new Map(), 3))).toEqual(['1', '2', '3']);
});

test('the row that is being sent and those that failed are listed wherever they are', () => {
  const failed: BulkProgress<unknown> = { state: 'failed', problem: undefined };
  const progress = new Map<string, BulkProgress<unknown>>([['2', failed], ['5', { state: 'running' }], ['7', failed], ['8', { state: 'waiting' }]]);
  expect(idsOf(listedRows(rows, progress, 3))).toEqual(['1', '2', '3', '5', '7']);
});

test('of many failed ones the first are listed', () => {
  const progress = new Map(rows.map(({ id }) => [id, { state: 'failed', problem: undefined } as const]));
  expect(idsOf(listedRows(rows, progress, 2))).toEqual(['1', '2', '3', '4']);
});
