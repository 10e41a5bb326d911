import type { Ticket } from '@valise/contract';
import type { ListWords } from '../../../kit/list/defineList.ts';
import type { SupportCopy } from '../../messages.ts';
import { type TicketActivity, ticketActivity, waitingTime } from '../../seen/ticketActivity.ts';
import type { TicketListContext } from '../ticketListContext.ts';

export type ActivityOf = (ticket: Ticket) => TicketActivity;
/** 'Waiting 3 hr'; null when nobody waits. */
export type WaitingOf = (ticket: Ticket) => string | null;

/** Whether a ticket is unread, and how long somebody has waited for an answer, in words. */
export function activityIn({ messages, locale }: Pick<ListWords<SupportCopy>, 'messages' | 'locale'>, { user, seen, now }: TicketListContext) {
  const activityOf: ActivityOf = (ticket) => ticketActivity(ticket, user, seen);
  const waitingOf: WaitingOf = (ticket) => {
    const { waitingSince } = activityOf(ticket);
    return waitingSince && messages.waiting({ time: waitingTime(waitingSince, now, locale) });
  };
  return { activityOf, waitingOf };
}
