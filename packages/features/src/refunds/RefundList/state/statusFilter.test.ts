import { refund } from '@valise/contract';
import { aRefund, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { statusFilter } from './statusFilter.ts';

const refunds = readAll(
  refund,
  ['Pending', 'PROCESSED', 'Processed', 'Paid out'].map((status, index) => aRefund({ id: index + 1, status, refund_id: `RF-${index + 1}` })),
);

test('a status shows its refunds in any letter case, several show those of each', () => {
  const ids = (...chosen: Parameters<typeof statusFilter>[0]) => refunds.filter(statusFilter(chosen)!).map(({ id }) => id);
  expect(ids('processed')).toEqual(['2', '3']);
  expect(ids('pending', 'processed')).toEqual(['1', '2', '3']);
  expect(statusFilter([])).toBeUndefined();
});
