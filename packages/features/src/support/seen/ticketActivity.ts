import type { Ticket, User } from '@valise/contract';
import { dateOf } from '../../kit/format/format.ts';
import { isOwnMessage } from '../isOwnMessage.ts';
import { isFromColleague } from '../senderType.ts';
import { isClosed } from '../ticketStatus.ts';
import type { SeenMessages } from './seenMessages.ts';

/** A ticket's activity, from the messages that are sent with it. */
export interface TicketActivity {
  /** Somebody else wrote the last message, and this user has not seen it in this browser. */
  isUnread: boolean;
  /** Since when somebody waits for an answer; null when the user's side has answered last, or the ticket is closed. */
  waitingSince: Date | null;
}

const quiet: TicketActivity = { isUnread: false, waitingSince: null };

const timeOf = ({ createdAt }: { createdAt: string }) => dateOf(createdAt)?.getTime() ?? -Infinity;

const lastOf = (messages: Ticket['messages']) =>
  messages.reduce<Ticket['messages'][number] | undefined>((latest, message) => (latest === undefined || timeOf(message) >= timeOf(latest) ? message : latest), undefined);

/** Whether somebody waits for an answer of the user's side. A ticket whose messages are not known waits until it is closed. */
export function waitsForAnswer({ messages, status, sender }: Pick<Ticket, 'messages' | 'status' | 'sender'>, user: Pick<User, 'id' | 'type'>): boolean {
  const last = lastOf(messages);
  if (isClosed(status)) return false;
  return last === undefined || !(isOwnMessage(last, user) || isFromColleague(last.senderType, sender?.type ?? '', user.type));
}

export function ticketActivity(ticket: Ticket, user: Pick<User, 'id' | 'type'>, seen: SeenMessages): TicketActivity {
  const last = lastOf(ticket.messages);
  if (last === undefined || isOwnMessage(last, user)) return quiet;
  return { isUnread: seen[ticket.id] !== last.id, waitingSince: waitsForAnswer(ticket, user) ? dateOf(last.createdAt) : null };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time since a moment, in words of a language: '5 min', '3 hr', '2 days'. At least one minute. */
export function waitingTime(since: Date, now: Date, locale: string): string {
  const passed = Math.max(MINUTE_MS, now.getTime() - since.getTime());
  const [unit, length] = passed < HOUR_MS ? (['minute', MINUTE_MS] as const) : passed < DAY_MS ? (['hour', HOUR_MS] as const) : (['day', DAY_MS] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(passed / length));
}
