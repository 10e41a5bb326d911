import type { SupportMessage, Ticket, User } from '@valise/contract';
import { isAnyType, isSameType, shortType } from '../senderType.ts';

/** A ticket without its thread. */
export type TicketHead = Omit<Ticket, 'messages'>;

const STAFF = ['admin', 'partner', 'rider'];
const TRAVELER = ['user', 'traveler'];

const isAmong = (types: readonly string[], type: string) => types.some((known) => isSameType(known, type));

/** Whether a message that is not the viewer's own may be from the person who opened the ticket. */
function isOfTicket(type: string, ticketType: string): boolean {
  if (isAnyType(type) || isSameType(type, ticketType)) return true;
  return isAmong(TRAVELER, type) && (ticketType.trim() === '' || isAmong(TRAVELER, ticketType));
}

/** The name of a message's author: the person who opened the ticket, the type of a member of staff, or 'Unknown sender'. */
export function authorOf(
  { senderType }: Pick<SupportMessage, 'senderType'>,
  { sender }: Pick<Ticket, 'sender'>,
  viewer: Pick<User, 'type'>,
  names: { unknownSender: string; support: string },
): { name: string; picture?: string | null; id?: string } {
  const isTickets = isOfTicket(senderType, sender?.type ?? '');
  if (!isTickets && isAmong(STAFF, senderType)) return { name: shortType(senderType) };
  if (isSameType(viewer.type, 'user')) return { name: names.support };
  if (!isTickets) return { name: names.unknownSender };
  const name = sender?.name.trim() || sender?.email.trim() || names.unknownSender;
  return { name, picture: sender?.profilePhoto ?? null, id: sender?.email || name };
}
