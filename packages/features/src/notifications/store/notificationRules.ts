import type { Notification } from '@valise/contract';

/** A time of the store's own clock: 1 for the first request or event, then 2, 3 … */
export type Moment = number;

export interface UnreadEntry {
  item: Notification;
  /** When it was first received, with an event or in a list. */
  receivedAt: Moment;
}

/** The list as the server sent it. */
export interface ListResponse {
  requestedAt: Moment;
  receivedAt: Moment;
  items: readonly Notification[];
}

export interface MarkRequest {
  kind: 'one' | 'all';
  /** The ids of the notifications that it marks, from the list at the time of the request. */
  ids: readonly string[];
}

/** Whether a newer request has been answered already. */
export const isOutdated = (response: ListResponse, newestRequestedAt: Moment): boolean => response.requestedAt < newestRequestedAt;

/**
 * Whether a notification that a response lacks stays: it was received after the response's request. Servers process requests in
 * any order, so an older response may have listed it. One that was known before the request was read elsewhere.
 */
export const isNewerThan = ({ receivedAt }: UnreadEntry, response: ListResponse): boolean =>
  receivedAt > response.requestedAt;

/** A notification that was read is never unread again. */
export const isRead = (id: string, readIds: ReadonlySet<string>): boolean => readIds.has(id);

/** An event of a listed notification changes nothing. */
export const isListed = (id: string, unread: readonly UnreadEntry[]): boolean => unread.some(({ item }) => item.id === id);

/** A notification is hidden while a request to mark it is pending. */
export const isVisible = (id: string, pending: readonly MarkRequest[]): boolean => !pending.some(({ ids }) => ids.includes(id));
