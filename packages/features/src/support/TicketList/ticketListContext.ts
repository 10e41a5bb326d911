import type { Ticket, User } from '@valise/contract';
import type { SeenMessages } from '../seen/seenMessages.ts';

/** The data and events that the ticket list needs besides its tickets. */
export interface TicketListContext {
  /** The signed-in user, whose own messages are not unread. */
  user: Pick<User, 'id' | 'type'>;
  /** The messages that this user has seen in this browser. */
  seen: SeenMessages;
  now: Date;
  /** Sets the status of the selected tickets; undefined where none of the tickets can be changed. */
  onSetStatus?: (status: string, tickets: readonly Ticket[]) => void;
}
