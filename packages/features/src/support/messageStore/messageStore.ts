import type { SupportMessage } from '@valise/contract';
import { createStore } from '@valise/ui/createStore';
import { isBlank, type Moment } from './messageRules.ts';
import { rowsOf, type ThreadRow } from './rowsOf.ts';
import { onNextFrame } from './onNextFrame.ts';
import { type Thread, type UnsentText, withAccepted, withAnswer, withEvents, withFailure, withoutUnsent, withResponse, withSend } from './thread.ts';

export interface ThreadSnapshot {
  /** Oldest first, by `created_at` and id; messages being sent are last. */
  rows: readonly ThreadRow[];
  /** Texts that could not be sent. */
  unsent: readonly UnsentText[];
  /** A thread has been received. Until then `rows` are at most messages of events and messages that are being sent. */
  isReceived: boolean;
}

/** A message to send. */
export interface SentMessage {
  /** Sent with the request. A server that supports it repeats it in the message. */
  tempId: string;
  text: string;
}

export interface MessageStoreOptions {
  /** Whether the user wrote a message. */
  isOwn: (message: SupportMessage) => boolean;
  /** Texts of an earlier visit that may not have been sent. A text is removed when the server has its message. @default [] */
  unsent?: readonly UnsentText[];
  /** Runs a function later, and once: events that arrive until then are one change. @default the next frame */
  schedule?: (run: () => void) => void;
}

/** A unique id. `crypto.randomUUID` is missing on a page without TLS. */
const newTempId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The messages of one ticket, in whatever order responses, answers and events arrive, however often: the only place that orders,
 * replaces and removes them. It sends nothing itself, and a component reads it by `useSyncExternalStore`.
 *
 * - There is one row for each id. A temporary message and the server's copy of it are never both shown: the copy is found by its
 *   temporary id, else by the id in the answer, never by its text (spec 2.4).
 * - The order is `created_at`, then id. Messages being sent are last, in the order in which they were written.
 * - A row stays, except a temporary message that fails: its text is then in `unsent` until it is put back, sent again, or its message
 *   received. A failure of a message that was received is none.
 */
export function createMessageStore({ isOwn, unsent = [], schedule = onNextFrame }: MessageStoreOptions) {
  let thread: Thread = { isOwn, entries: new Map(), sends: [], unsent, newestRequestedAt: 0 };
  let clock: Moment = 0;
  let events: SupportMessage[] = [];
  const { getSnapshot, set, subscribe } = createStore<ThreadSnapshot>({ rows: [], unsent, isReceived: false });

  /** Applies the events that arrived before, then changes the thread. */
  function update(change: (known: Thread) => Thread) {
    const arrived = events;
    events = [];
    const next = change(arrived.length === 0 ? thread : withEvents(thread, arrived, (clock += 1)));
    if (next === thread) return;
    thread = next;
    set({ rows: rowsOf(thread), unsent: thread.unsent, isReceived: thread.newestRequestedAt > 0 });
  }

  const applyEvents = () => update((known) => known);

  function start(text: string, change = (known: Thread) => known): SentMessage {
    const tempId = newTempId();
    update((known) => withSend(change(known), { tempId, text, createdAt: new Date().toISOString(), startedAt: (clock += 1) }));
    return { tempId, text };
  }

  return {
    subscribe,
    getSnapshot,

    /** Call it when the thread is requested, and pass the result on with the response. */
    requestThread: (): Moment => (clock += 1),

    /** Merges a response with the known messages. */
    receiveThread(requestedAt: Moment, messages: readonly SupportMessage[]) {
      update((known) => withResponse(known, { requestedAt, receivedAt: (clock += 1), messages }));
    },

    /** Adds a message of an event. It is shown with the next frame. */
    receiveEvent(message: SupportMessage) {
      events.push(message);
      if (events.length === 1) schedule(applyEvents);
    },

    /** Shows a message as pending. The caller sends it with its temporary id. Null for a text of blanks. */
    send: (text: string): SentMessage | null => (isBlank(text) ? null : start(text.trim())),

    /** The server has confirmed a message. */
    confirm(tempId: string, message: SupportMessage) {
      update((known) => withAnswer(known, tempId, message, (clock += 1)));
    },

    /** The server has accepted a message without saying which. Unless the thread that was received since has it, it has failed. */
    accept(tempId: string) {
      update((known) => withAccepted(known, tempId));
    },

    /** Sending has failed; `reason` is the server's sentence. */
    fail(tempId: string, reason?: string) {
      update((known) => withFailure(known, tempId, reason));
    },

    /** Removes a failed text, which is back in the field. */
    restore(key: string) {
      update((known) => withoutUnsent(known, key));
    },

    /** Sends a failed text as a new message; null when it is no longer there. */
    retry(key: string): SentMessage | null {
      // The server's copy of its message may just have arrived.
      applyEvents();
      const failed = thread.unsent.find((text) => text.key === key);
      return failed === undefined ? null : start(failed.text, (known) => withoutUnsent(known, key));
    },
  };
}
export type MessageStore = ReturnType<typeof createMessageStore>;
