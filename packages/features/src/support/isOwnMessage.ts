import type { SupportMessage, User } from '@valise/contract';
import { isAnyType, isSameType } from './senderType.ts';

/** Whether the user wrote a message. Ids alone tell only without a type, because a traveler and a member of staff may have the same one. */
export function isOwnMessage({ senderId, senderType }: SupportMessage, user: Pick<User, 'id' | 'type'>): boolean {
  return senderId === user.id && (isAnyType(senderType) || isSameType(senderType, user.type));
}
