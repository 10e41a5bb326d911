import type { Notification } from '@valise/contract';
import { isListed, isNewerThan, isRead, type ListResponse, type MarkRequest, type Moment, type UnreadEntry } from './notificationRules.ts';

/** A user's notifications that have been received so far. */
export interface NotificationList {
  /** Newest first. */
  unread: readonly UnreadEntry[];
  readIds: ReadonlySet<string>;
}

const isUnread = ({ readAt }: Notification) => readAt === null;

/** Keeps the first notification of each id. */
function distinct(items: readonly Notification[]): Notification[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}

/** The list after a response: newer notifications, then those of the response. */
export function withResponse({ unread, readIds }: NotificationList, response: ListResponse): NotificationList {
  const items = distinct(response.items);
  const responseIds = new Set(items.map(({ id }) => id));
  const receivedAt = new Map(unread.map((entry) => [entry.item.id, entry.receivedAt]));
  const read = new Set([...readIds, ...items.filter((item) => !isUnread(item)).map(({ id }) => id)]);
  const newer = unread.filter((entry) => !responseIds.has(entry.item.id) && isNewerThan(entry, response));
  const listed = items.filter((item) => isUnread(item) && !isRead(item.id, read));
  return { unread: [...newer, ...listed.map((item) => ({ item, receivedAt: receivedAt.get(item.id) ?? response.receivedAt }))], readIds: read };
}

/** The list with the notification of an event at its start; the same list when the notification is known. */
export function withEvent(list: NotificationList, item: Notification, receivedAt: Moment): NotificationList {
  if (!isUnread(item) || isRead(item.id, list.readIds) || isListed(item.id, list.unread)) return list;
  return { ...list, unread: [{ item, receivedAt }, ...list.unread] };
}

/** The list after the server has marked notifications as read. */
export const withoutMarked = ({ unread, readIds }: NotificationList, { ids }: MarkRequest): NotificationList => ({
  unread: unread.filter(({ item }) => !ids.includes(item.id)),
  readIds: new Set([...readIds, ...ids]),
});
