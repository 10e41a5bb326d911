import type { SupportMessage } from '@valise/contract';
import { dateOf } from '../../kit/format/format.ts';

/** A moment of the store's own clock: 1 for what happened first, then 2, 3 … */
export type Moment = number;

/** A message of the user that the server has not confirmed: a temporary message. */
export interface Send {
  /** Sent with the request; a server that knows it repeats it in the message. */
  tempId: string;
  text: string;
  /** When it was written, as ISO 8601 by this machine's clock. */
  createdAt: string;
  startedAt: Moment;
}

/** A message of the server. */
export interface Entry {
  message: SupportMessage;
  /** The user wrote it. */
  isOwn: boolean;
  /** Of its row: the temporary message's id when it has replaced one, else its own. */
  key: string;
  /** `createdAt` in ms since 1970; Infinity when it cannot be read, so that such messages are last. */
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

/** Numbers by their value and before all other ids, which are compared as text. */
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

/** A message with the temporary id of a send is its copy, whatever its text. */
export const isCopyOf = (message: SupportMessage, { tempId }: { tempId: string }): boolean => message.tempId === tempId;

/**
 * An own message without a temporary id that arrives while a send has no answer may be its copy: it is not shown before the answer,
 * which gives the copy's id. One received before the send began, or in the row of another, is none.
 */
export const mayBeCopyOf = ({ message, isOwn, key, receivedAt }: Entry, { startedAt }: Send): boolean =>
  isOwn && message.tempId === null && key === message.id && receivedAt > startedAt;

export const isShown = (entry: Entry, sends: readonly Send[]): boolean => !sends.some((send) => mayBeCopyOf(entry, send));

/** A response to an earlier request than the newest one received adds messages, and changes none. */
export const isOutdated = ({ requestedAt }: ThreadResponse, newestRequestedAt: Moment): boolean => requestedAt < newestRequestedAt;

/** Whether a response says of a message what was known already. */
export const isSameMessage = (known: SupportMessage, sent: SupportMessage): boolean =>
  (Object.keys(known) as (keyof SupportMessage)[]).every((field) => known[field] === sent[field]);

/** Nothing is sent for a text of blanks. */
export const isBlank = (text: string): boolean => text.trim() === '';
