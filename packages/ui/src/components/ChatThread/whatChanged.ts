import type { ChatMessage } from '../MessageBubble/chatMessage.ts';

export interface ThreadChange {
  /** Messages of others that came after what was there, oldest first. */
  received: readonly ChatMessage[];
  /** The reader has written something new. */
  hasWritten: boolean;
  /** A message of the reader is no longer pending: the server has it. */
  isSent: boolean;
  /** A message of the reader has failed. */
  hasFailed: boolean;
}

/**
 * What is worth telling about a thread that changed. Older messages that were loaded above it, days that were grouped
 * anew and messages that came twice are not.
 */
export function whatChanged(before: readonly ChatMessage[], after: readonly ChatMessage[]): ThreadChange {
  const known = new Map(before.map((message) => [message.key, message]));
  const firstKnown = before.length === 0 ? -1 : after.findIndex(({ key }) => known.has(key));
  const change = { received: [] as ChatMessage[], hasWritten: false, isSent: false, hasFailed: false };

  for (let place = Math.max(firstKnown, 0); place < after.length; place += 1) {
    const message = after[place] as ChatMessage;
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
