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

export function ticketActivity({ id, messages, status, sender }: Ticket, user: Pick<User, 'id' | 'type'>, seen: SeenMessages): TicketActivity {
  const last = messages.reduce<Ticket['messages'][number] | undefined>(
    (latest, message) => (latest === undefined || timeOf(message) >= timeOf(latest) ? message : latest),
    undefined,
  );
  if (last === undefined || isOwnMessage(last, user)) return quiet;
  const isAnswered = isFromColleague(last.senderType, sender?.type ?? '', user.type);
  return { isUnread: seen[id] !== last.id, waitingSince: isAnswered || isClosed(status) ? null : dateOf(last.createdAt) };
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
