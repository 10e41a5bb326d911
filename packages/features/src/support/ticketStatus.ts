import type { Phase, Tone } from '@valise/ui/StatusBadge';

/** The statuses that the list knows; a ticket may have another one. */
export const ticketStatusKeys = ['pending', 'inProgress', 'resolved', 'rejected'] as const;
export type TicketStatusKey = (typeof ticketStatusKeys)[number];

/** The wire's names of the statuses that people can choose (document 2, section 4). */
export const statusChoices = ['In Progress', 'Rejected', 'Pending'] as const;

interface TicketBadge {
  text: string;
  tone: Tone;
  /** How far the eyelet of the badge is filled. */
  phase: Phase;
}

const badges: Readonly<Record<TicketStatusKey, TicketBadge>> = {
  pending: { text: 'Pending', tone: 'warning', phase: 'hollow' },
  inProgress: { text: 'In Progress', tone: 'info', phase: 'half' },
  resolved: { text: 'Resolved', tone: 'success', phase: 'full' },
  rejected: { text: 'Rejected', tone: 'critical', phase: 'slash' },
};

const keyByWord: ReadonlyMap<string, TicketStatusKey> = new Map(ticketStatusKeys.map((key) => [badges[key].text.toLowerCase(), key]));

/** Letter case does not matter; null for a status that the list does not know. */
export const ticketStatusKey = (status: string): TicketStatusKey | null => keyByWord.get(status.trim().toLowerCase()) ?? null;

/** How a ticket's status is shown; an unknown one keeps its own text. */
export function ticketBadge(status: string): TicketBadge {
  const key = ticketStatusKey(status);
  return key === null ? { text: status, tone: 'neutral', phase: 'hollow' } : badges[key];
}
