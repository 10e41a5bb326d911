import type { Ticket } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import { ChangingStatusBadge } from '@valise/ui/StatusBadge';
import type { ValueFormats } from '../../../kit/format/format.ts';
import type { SupportCopy } from '../../messages.ts';
import { ticketStatuses } from '../../ticketStatus.ts';
import type { ActivityOf, WaitingOf } from './activityIn.ts';
import * as styles from './TicketParts.css.ts';

const NONE = '–';

/** The ticket's number, or a name made from its id. */
export const numberIn =
  (messages: SupportCopy) =>
  ({ id, ticketId }: Ticket): string =>
    ticketId || messages.numberless({ id });

/** The number, marked when the ticket is unread. */
export function markedNumber(ticket: Ticket, activityOf: ActivityOf, messages: SupportCopy) {
  const number = numberIn(messages)(ticket);
  if (!activityOf(ticket).isUnread) return number;
  return (
    <span className={styles.number}>
      {number}
      <span className={styles.unread} />
      <span className={styles.hiddenText}>{messages.unread}</span>
    </span>
  );
}

export const senderName = ({ sender }: Ticket): string => sender?.name || NONE;
export const senderEmail = ({ sender }: Ticket): string => sender?.email ?? '';
export const userType = ({ sender }: Ticket): string => sender?.type || NONE;

export const senderPicture = ({ id, sender }: Ticket) => (
  <Avatar name={sender?.name ?? ''} src={sender?.profilePhoto ?? null} id={sender?.email || id} />
);

export function statusBadge({ id, status }: Ticket, messages: SupportCopy) {
  if (status === '') return NONE;
  return (
    <ChangingStatusBadge key={id} {...ticketStatuses.lookOf(status)}>
      {ticketStatuses.labelOf(status, messages)}
    </ChangingStatusBadge>
  );
}

/** Subject, date and waiting time, at the bottom of a card. */
export function cardMeta(ticket: Ticket, waitingOf: WaitingOf, formats: ValueFormats) {
  return (
    <>
      <span className={styles.subject}>{ticket.subject || NONE}</span>
      <span className={styles.meta}>
        <span>{formats.date(ticket.createdAt)}</span>
        {waitingOf(ticket) !== null && <span>{waitingOf(ticket)}</span>}
      </span>
    </>
  );
}
