import type { SupportMessage } from '@valise/contract';
import { dateOf } from '../../kit/format/format.ts';

/** A time of the store's own clock: 1 for what happened first, then 2, 3 … */
export type Moment = number;

/** A user's message that the server has not confirmed: a temporary message. */
export interface Send {
  /** Sent with the request. A server that supports it repeats it in the message. */
  tempId: string;
  text: string;
  /** When the user wrote it, as ISO 8601 by this machine's clock. */
  createdAt: string;
  startedAt: Moment;
}

/** A message of the server. */
export interface Entry {
  message: SupportMessage;
  /** The user wrote it. */
  isOwn: boolean;
  /** The key of its row: the id of the temporary message that it replaced, else its own id. */
  key: string;
  /** `createdAt` in ms since 1970. Infinity when it cannot be read, so that the message is last. */
  time: number;
  receivedAt: Moment;
}

/** A thread as the server sent it. */
export interface ThreadResponse {
  requestedAt: Moment;
  receivedAt: Moment;
  messages: readonly SupportMessage[];
}

export const timeOf = ({ createdAt }: SupportMessage): number => dateOf(createdAt)?.getTime() ?? Infinity;

const isNumeric = (id: string) => /^\d{1,30}$/.test(id);

/** Compares ids: numbers by their value and before all others, which are compared as text. */
function compareIds(one: string, other: string): number {
  if (isNumeric(one) !== isNumeric(other)) return isNumeric(one) ? -1 : 1;
  if (isNumeric(one) && one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The order of a thread: by time, then by id. */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.time !== other.time) return one.time < other.time ? -1 : 1;
  return compareIds(one.message.id, other.message.id);
}

/** A message with the temporary id of a send is its copy, whatever the text says. */
export const isCopyOf = (message: SupportMessage, { tempId }: { tempId: string }): boolean => message.tempId === tempId;

/**
 * Whether a message may be the server's copy of a pending send: an own message without a temporary id, received since the send
 * began and not yet in the row of another send. It stays hidden until the answer, which names the copy's id.
 */
export const mayBeCopyOf = ({ message, isOwn, key, receivedAt }: Entry, { startedAt }: Send): boolean =>
  isOwn && message.tempId === null && key === message.id && receivedAt > startedAt;

export const isShown = (entry: Entry, sends: readonly Send[]): boolean => !sends.some((send) => mayBeCopyOf(entry, send));

/** Whether a newer request has been answered already. Such a response can add messages, but changes no known message. */
export const isOutdated = ({ requestedAt }: ThreadResponse, newestRequestedAt: Moment): boolean => requestedAt < newestRequestedAt;

/** Whether a response repeats a known message without a change. */
export const isSameMessage = (known: SupportMessage, sent: SupportMessage): boolean =>
  (Object.keys(known) as (keyof SupportMessage)[]).every((field) => known[field] === sent[field]);

/** A text of blanks is not sent. */
export const isBlank = (text: string): boolean => text.trim() === '';
