import { defineStatuses, type Statuses } from '../kit/status/defineStatuses.ts';

/** The known statuses, in the order of the list's filter. The server may send others. */
export const ticketStatuses = defineStatuses({
  pending: { wire: ['Pending'], tone: 'warning', phase: 'hollow' },
  inProgress: { wire: ['In Progress'], tone: 'info', phase: 'half' },
  resolved: { wire: ['Resolved'], tone: 'success', phase: 'full' },
  rejected: { wire: ['Rejected'], tone: 'critical', phase: 'slash' },
});
export type TicketStatusKey = typeof ticketStatuses extends Statuses<infer Key> ? Key : never;

/** The statuses that users can choose (spec 2.4), in the order of the menu. */
export const chosenStatuses = ['inProgress', 'rejected', 'pending'] as const satisfies readonly TicketStatusKey[];

/** Whether nobody waits for an answer in a ticket any longer. */
export const isClosed = (status: string): boolean => ticketStatuses.is(status, 'resolved', 'rejected');
