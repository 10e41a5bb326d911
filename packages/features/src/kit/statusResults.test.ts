import { createElement } from 'react';
import { expect, test } from 'vitest';
import { defineStatuses } from './status/defineStatuses.ts';
import { statusResults } from './statusResults.tsx';

const statuses = defineStatuses({
  pending: { wire: ['Pending'], tone: 'warning', phase: 'hollow' },
  inProgress: { wire: ['In Progress'], tone: 'info', phase: 'half' },
  rejected: { wire: ['Rejected'], tone: 'critical', phase: 'slash' },
});

const find = (query: string, pending = 'Pending') =>
  statusResults(query, {
    list: 'refunds',
    statuses,
    labels: { pending, inProgress: 'In Progress', rejected: 'Rejected' },
    icon: createElement('i'),
    countOf: (key) => ({ pending: 3, inProgress: 1, rejected: 0 })[key],
    hrefOf: (key) => `/refund?status=${key}`,
    number: String,
  }).map(({ href }) => href);

test.each([
  ['pending', ['/refund?status=pending']],
  [' PEND', ['/refund?status=pending']],
  ['in prog', ['/refund?status=inProgress']],
  ['pe', []],
  ['rejected', []],
  ['zip', []],
])('%j finds the statuses with rows: %j', (query, hrefs) => {
  expect(find(query)).toEqual(hrefs);
});

test('a status is found by its label in the language of the user', () => {
  expect(find('en attente', 'En attente')).toEqual(['/refund?status=pending']);
  expect(find('pending', 'En attente')).toEqual([]);
});
