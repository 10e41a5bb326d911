import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';

export interface ThreadChange {
  /** New messages of others at the end of the thread, oldest first. */
  received: readonly ChatMessage[];
  /** The current user has written a message. */
  hasWritten: boolean;
  /** A message of the current user was confirmed by the server. */
  isSent: boolean;
  /** A message of the current user failed. */
  hasFailed: boolean;
}

/**
 * The changes of a thread that are announced. Older messages that were loaded above it, regrouped days and duplicates are
 * not.
 */
export function threadChanges(before: readonly ChatMessage[], after: readonly ChatMessage[]): ThreadChange {
  const known = new Map(before.map((message) => [message.key, message]));
  const firstKnown = before.length === 0 ? -1 : after.findIndex(({ key }) => known.has(key));
  const change = { received: [] as ChatMessage[], hasWritten: false, isSent: false, hasFailed: false };

  for (let index = Math.max(firstKnown, 0); index < after.length; index += 1) {
    const message = after[index] as ChatMessage;
    const earlier = known.get(message.key);
    if (earlier === undefined) {
      if (message.isOwn) change.hasWritten = true;
      else change.received.push(message);
    } else if (message.isOwn && earlier.status !== message.status) {
      if (message.status === 'failed') change.hasFailed = true;
      else if (earlier.status === 'pending') change.isSent = true;
    }
  }
  return change;
}
