import { expect, test } from 'vitest';
import { ticketBadge, ticketStatusKey } from './ticketStatus.ts';

test.each([
  ['pending', 'Pending', 'warning', 'hollow'],
  [' In progress', 'In Progress', 'info', 'half'],
  ['RESOLVED', 'Resolved', 'success', 'full'],
  ['Rejected', 'Rejected', 'critical', 'slash'],
])('%s is shown as %s', (status, text, tone, phase) => {
  expect(ticketBadge(status)).toEqual({ text, tone, phase });
});

test('an unknown status keeps its text and belongs to no filter', () => {
  expect(ticketBadge('Escalated')).toEqual({ text: 'Escalated', tone: 'neutral', phase: 'hollow' });
  expect(ticketStatusKey('Escalated')).toBeNull();
});
