import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { supportMessages } from './messages.ts';
import { chosenStatuses, isClosed, ticketStatuses } from './ticketStatus.ts';

const labels = messagesIn(supportMessages, 'en-US');

test.each([
  ['pending', 'Pending', 'warning', 'hollow'],
  [' In progress', 'In Progress', 'info', 'half'],
  ['RESOLVED', 'Resolved', 'success', 'full'],
  ['Rejected', 'Rejected', 'critical', 'slash'],
])('%s is shown as %s', (status, label, tone, phase) => {
  expect(ticketStatuses.labelOf(status, labels)).toBe(label);
  expect(ticketStatuses.lookOf(status)).toEqual({ tone, phase });
});

test('another language changes the label, and neither what is read nor what is sent', () => {
  const german = { pending: 'Offen', inProgress: 'In Arbeit', resolved: 'Gelöst', rejected: 'Abgelehnt' };
  expect(ticketStatuses.labelOf('In Progress', german)).toBe('In Arbeit');
  expect(ticketStatuses.keyOf('In Arbeit')).toBeNull();
  expect(chosenStatuses.map(ticketStatuses.wireOf)).toEqual(['In Progress', 'Rejected', 'Pending']);
});

test('an unknown status keeps its text and belongs to no filter', () => {
  expect(ticketStatuses.labelOf('Escalated', labels)).toBe('Escalated');
  expect(ticketStatuses.keyOf('Escalated')).toBeNull();
});

test.each([
  ['resolved', true],
  ['Rejected', true],
  ['Pending', false],
  ['Escalated', false],
])('a ticket that is %s is closed: %s', (status, closed) => {
  expect(isClosed(status)).toBe(closed);
});
