import { refund } from '@valise/contract';
import { aRefund, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { matchesOf } from '../../kit/list/narrowing.ts';
import type { RefundStatusKey } from '../refundStatus.ts';
import { refundList } from './refundListDefinition.tsx';

const refunds = readAll(
  refund,
  ['Pending', 'PROCESSED', 'Processed', 'Paid out'].map((status, index) => aRefund({ id: index + 1, status, refund_id: `RF-${index + 1}` })),
);
const matches = (status: RefundStatusKey[]) => matchesOf(refundList, { ...refundList.state.default, status }, { onChat: () => {} });

test('a status shows its refunds in any letter case, several show those of each', () => {
  const ids = (...chosen: RefundStatusKey[]) => refunds.filter(matches(chosen)!).map(({ id }) => id);
  expect(ids('processed')).toEqual(['2', '3']);
  expect(ids('pending', 'processed')).toEqual(['1', '2', '3']);
  expect(matches([])).toBeUndefined();
});
