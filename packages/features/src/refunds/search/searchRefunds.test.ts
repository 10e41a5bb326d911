import { refund } from '@valise/contract';
import { manyRefunds, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { findIn } from '../../kit/find.ts';
import { searchText } from '../RefundList/state/searchText.ts';

const refunds = readAll(refund, manyRefunds(12));
const found = (query: string) => findIn(refunds, searchText, query).map(({ refundId }) => refundId);

test.each(['RF-3082', ' rf-3082 ', '#82', '#20391'])('%j finds the refund', (query) => {
  expect(found(query)).toContain('RF-3082');
});

test('its reason does not find it', () => {
  expect(found('zip')).toEqual([]);
});
