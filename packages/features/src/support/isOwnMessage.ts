import type { SupportMessage, User } from '@valise/contract';

/** Whether the user wrote a message: ids alone are not enough, since travelers and staff may share one. */
export function isOwnMessage({ senderId, senderType }: SupportMessage, user: Pick<User, 'id' | 'type'>): boolean {
  return senderId === user.id && (senderType === '' || senderType.toLowerCase() === user.type.toLowerCase());
}
