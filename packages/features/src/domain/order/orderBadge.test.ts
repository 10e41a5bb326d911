import { expect, test } from 'vitest';
import { orderBadge } from './orderBadge.ts';

test.each([
  ['pending', 'Pending', 'warning', 'hollow'],
  ['Processing', 'Processing', 'info', 'quarter'],
  ['SHIPPED', 'Shipped', 'info', 'half'],
  ['delivered', 'Delivered', 'success', 'full'],
  [' returned ', 'Returned', 'brand', 'full'],
  ['cancelled', 'Cancelled', 'critical', 'slash'],
])('%s is shown as %s', (status, text, tone, phase) => {
  expect(orderBadge(status)).toEqual({ text, tone, phase });
});

test('an unknown status keeps its own text', () => {
  expect(orderBadge('At customs')).toEqual({ text: 'At customs', tone: 'neutral', phase: 'hollow' });
});
