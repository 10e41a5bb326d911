import type { SupportMessage, Ticket, User } from '@valise/contract';
import { isSameType, shortType, sideOf } from '../senderType.ts';

/** A ticket without its thread. */
export type TicketHead = Omit<Ticket, 'messages'>;

/** The name of a message's author: the person who opened the ticket, the type of a member of staff, or 'Unknown sender'. */
export function authorOf(
  { senderType }: Pick<SupportMessage, 'senderType'>,
  { sender }: Pick<Ticket, 'sender'>,
  viewer: Pick<User, 'type'>,
  names: { unknownSender: string; support: string },
): { name: string; picture?: string | null; id?: string } {
  const side = sideOf(senderType, sender?.type ?? '');
  if (side === 'staff') return { name: shortType(senderType) };
  if (isSameType(viewer.type, 'user')) return { name: names.support };
  if (side === 'unknown') return { name: names.unknownSender };
  const name = sender?.name.trim() || sender?.email.trim() || names.unknownSender;
  return { name, picture: sender?.profilePhoto ?? null, id: sender?.email || name };
}
