import type { SupportMessage } from '@valise/contract';
import { type Entry, isCopyOf, isOutdated, isSameMessage, isShown, mayBeCopyOf, type Moment, type Send, type ThreadResponse, timeOf } from './messageRules.ts';

/** A text that could not be sent. */
export interface UnsentText {
  /** The temporary id of the failed message. */
  key: string;
  text: string;
  /** Why, in the server's words; undefined without any. */
  reason?: string;
}

/** Everything that is known of a thread. */
export interface Thread {
  /** Whether the user wrote a message. */
  isOwn: (message: SupportMessage) => boolean;
  /** The server's messages by their id. */
  entries: ReadonlyMap<string, Entry>;
  /** Messages that the server has not answered, in the order of writing. */
  sends: readonly Send[];
  /** Failed texts that were neither put back nor sent again. */
  unsent: readonly UnsentText[];
  /** When the newest received thread was requested; 0 before the first. */
  newestRequestedAt: Moment;
}

interface Reception {
  receivedAt: Moment;
  /** The send that the message confirms. */
  send: Send | undefined;
}

/**
 * The entry of a message. It takes the row of the send that it confirms, unless it is shown in its own row already. What confirms a
 * send is the user's own, whatever type of sender it names.
 */
function entryOf({ isOwn, sends }: Thread, known: Entry | undefined, message: SupportMessage, { receivedAt, send }: Reception): Entry {
  if (known === undefined) return { message, isOwn: send !== undefined || isOwn(message), key: send?.tempId ?? message.id, time: timeOf(message), receivedAt };
  if (send === undefined) return known;
  if (!isShown(known, sends)) return { ...known, isOwn: true, key: send.tempId };
  return known.isOwn ? known : { ...known, isOwn: true };
}

/** The thread after events. A known message stays as it is; the message replaces the send or the failed text whose copy it is. */
export function withEvents(thread: Thread, messages: readonly SupportMessage[], receivedAt: Moment): Thread {
  const entries = new Map(thread.entries);
  let next = thread;
  for (const message of messages) {
    const known = entries.get(message.id);
    const send = next.sends.find((pending) => isCopyOf(message, pending));
    const entry = entryOf(next, known, message, { receivedAt, send });
    const hasFailed = next.unsent.some((text) => isCopyOf(message, { tempId: text.key }));
    if (entry === known && send === undefined && !hasFailed) continue;
    entries.set(message.id, entry);
    const sends = next.sends.filter((pending) => pending !== send);
    const unsent = hasFailed ? next.unsent.filter((text) => !isCopyOf(message, { tempId: text.key })) : next.unsent;
    next = { ...thread, entries, sends, unsent };
  }
  return next;
}

/** The thread merged with a response. Known messages stay, even when the response lacks them. */
export function withResponse(thread: Thread, response: ThreadResponse): Thread {
  const merged = withEvents(thread, response.messages, response.receivedAt);
  if (isOutdated(response, thread.newestRequestedAt)) return merged;
  const entries = new Map(merged.entries);
  for (const message of response.messages) {
    const known = entries.get(message.id);
    if (known !== undefined && !isSameMessage(known.message, message)) entries.set(message.id, { ...known, message, time: timeOf(message) });
  }
  return { ...merged, entries, newestRequestedAt: response.requestedAt };
}

/** The thread with a message that is being sent. */
export const withSend = (thread: Thread, send: Send): Thread => ({ ...thread, sends: [...thread.sends, send] });

/** The thread after the answer to a send. The message may have been received before. */
export function withAnswer(thread: Thread, tempId: string, message: SupportMessage, receivedAt: Moment): Thread {
  const send = thread.sends.find((pending) => pending.tempId === tempId);
  const entry = entryOf(thread, thread.entries.get(message.id), message, { receivedAt, send });
  return { ...thread, entries: new Map(thread.entries).set(message.id, entry), sends: thread.sends.filter((pending) => pending !== send) };
}

/**
 * The thread after a send was accepted without its message, which has been read since. A send whose text is in no message received
 * since then has failed, so that no text is lost.
 */
export function withAccepted(thread: Thread, tempId: string): Thread {
  const send = thread.sends.find((pending) => pending.tempId === tempId);
  if (send === undefined) return thread;
  const isThere = [...thread.entries.values()].some((entry) => mayBeCopyOf(entry, send) && entry.message.message.trim() === send.text);
  return isThere ? { ...thread, sends: thread.sends.filter((pending) => pending !== send) } : withFailure(thread, tempId);
}

/** The thread after a send has failed, with its text. The same thread when the message has been received. */
export function withFailure(thread: Thread, tempId: string, reason?: string): Thread {
  const send = thread.sends.find((pending) => pending.tempId === tempId);
  if (send === undefined) return thread;
  return { ...thread, sends: thread.sends.filter((pending) => pending !== send), unsent: [...thread.unsent, { key: tempId, text: send.text, ...(reason === undefined ? {} : { reason }) }] };
}

/** The thread without a failed text, which is back in the field or sent again. */
export const withoutUnsent = (thread: Thread, key: string): Thread => ({ ...thread, unsent: thread.unsent.filter((text) => text.key !== key) });
