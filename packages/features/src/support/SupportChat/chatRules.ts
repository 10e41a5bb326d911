import type { SupportMessage, Ticket, User } from '@valise/contract';

/** A ticket without its thread. */
export type TicketHead = Omit<Ticket, 'messages'>;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const STAFF = ['admin', 'partner', 'rider'];

/** The name of a message's author: the person who opened the ticket, or else the author's type. */
export function authorOf(
  { senderType }: Pick<SupportMessage, 'senderType'>,
  { sender }: Pick<Ticket, 'sender'>,
  viewer: Pick<User, 'type'>,
  names: { unknownSender: string; support: string },
): { name: string; picture?: string | null; id?: string } {
  const isStaff = STAFF.some((type) => isSame(type, senderType)) && !isSame(senderType, sender?.type ?? '');
  if (isStaff) return { name: senderType };
  if (isSame(viewer.type, 'user')) return { name: names.support };
  const name = sender?.name.trim() || sender?.email.trim() || names.unknownSender;
  return { name, picture: sender?.profilePhoto ?? null, id: sender?.email || name };
}
