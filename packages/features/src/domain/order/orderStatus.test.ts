import { order } from '@valise/contract';
import { aPartner, anOrder, read } from '@valise/contract/samples';
import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { isPending, orderStatuses } from './orderStatus.ts';
import { orderStatusMessages } from './orderStatusMessages.ts';

const labels = messagesIn(orderStatusMessages, 'en-US');

test.each([
  ['pending', 'Pending', 'warning', 'hollow'],
  ['Processing', 'Processing', 'info', 'quarter'],
  ['SHIPPED', 'Shipped', 'info', 'half'],
  ['delivered', 'Delivered', 'success', 'full'],
  [' returned ', 'Returned', 'brand', 'full'],
  ['cancelled', 'Cancelled', 'critical', 'slash'],
])('%s is shown as %s', (status, label, tone, phase) => {
  expect(orderStatuses.labelOf(status, labels)).toBe(label);
  expect(orderStatuses.lookOf(status)).toEqual({ tone, phase });
});

test.each([
  [{ status: 'Pending', rider: null }, true],
  [{ status: ' PENDING ', rider: null }, true],
  [{ status: 'Pending', rider: aPartner({ name: 'Tomás Rey' }) }, false],
  [{ status: 'Cancelled', rider: null }, false],
  [{ status: null, rider: null }, false],
])('%o waits for a rider: %s', (overrides, expected) => {
  expect(isPending(read(order, { ...anOrder(), ...overrides }))).toBe(expected);
});
