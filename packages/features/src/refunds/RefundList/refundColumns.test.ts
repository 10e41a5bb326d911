import { refund } from '@valise/contract';
import { aRefund, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import type { ValueFormats } from '../../kit/format/format.ts';
import type { RefundCopy } from '../messages.ts';
import { refundColumns } from './refundColumns.tsx';

const messages = { orderNumber: ({ id }: { id: string }) => `#${id}` } as RefundCopy;
const formats = { date: (value: string) => `day of ${value}` } as ValueFormats;
const exported = (wire: Parameters<typeof aRefund>[0], id: string) => refundColumns({ messages, formats, locale: 'en-US' }).find((column) => column.id === id)?.exportValue?.(read(refund, aRefund(wire)));

test('a refund is exported with its number, its order and its day as they are shown', () => {
  expect(exported({ refund_id: 'RF-82' }, 'refundId')).toBe('RF-82');
  expect(exported({ id: 5, refund_id: '' }, 'refundId')).toBe('5');
  expect(exported({}, 'orderId')).toMatch(/^#\d+$/);
  expect(exported({ order: null }, 'orderId')).toBeNull();
  expect(exported({}, 'date')).toMatch(/^day of /);
});
