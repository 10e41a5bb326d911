import type { SupportMessage, User } from '@valise/contract';

/** Whether the user wrote a message. Ids alone do not tell, because a traveler and a member of staff may have the same one. */
export function isOwnMessage({ senderId, senderType }: SupportMessage, user: Pick<User, 'id' | 'type'>): boolean {
  return senderId === user.id && (senderType === '' || senderType.toLowerCase() === user.type.toLowerCase());
}
