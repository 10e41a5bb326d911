import type { Notification } from '@valise/contract';
import { createStore } from '@valise/ui/createStore';
import { type NotificationList, withEvent, withoutMarked, withResponse } from './notificationList.ts';
import { isOutdated, isVisible, type MarkRequest, type Moment } from './notificationRules.ts';

export interface NotificationsSnapshot {
  /** Unread, newest first. */
  items: readonly Notification[];
  /** The list has been received once. */
  isKnown: boolean;
  /** Something could not be marked as read, so it is back in the list. */
  hasFailed: boolean;
}

/** Keeps a user's unread notifications, in whatever order responses and events arrive. It sends nothing itself. */
export function createNotificationStore() {
  let list: NotificationList = { unread: [], readIds: new Set() };
  let clock: Moment = 0;
  let newestRequestedAt: Moment | null = null;
  let pending: readonly MarkRequest[] = [];
  let failed: readonly MarkRequest[] = [];
  const { getSnapshot, set, subscribe } = createStore<NotificationsSnapshot>({ items: [], isKnown: false, hasFailed: false });

  function update() {
    const items = list.unread.filter(({ item }) => isVisible(item.id, pending)).map(({ item }) => item);
    const ids = new Set(items.map(({ id }) => id));
    failed = failed.filter((request) => request.ids.some((id) => ids.has(id)));
    set({ items, isKnown: newestRequestedAt !== null, hasFailed: failed.length > 0 });
  }

  function start(request: MarkRequest): MarkRequest {
    pending = [...pending, request];
    failed = failed.filter(({ ids }) => !ids.every((id) => request.ids.includes(id)));
    update();
    return request;
  }

  const markRead = (id: string): MarkRequest => start({ kind: 'one', ids: [id] });
  const markAllRead = (): MarkRequest => start({ kind: 'all', ids: getSnapshot().items.map(({ id }) => id) });

  return {
    subscribe,
    getSnapshot,

    /** Call it when the list is requested, and pass the result on with the response. */
    requestList: (): Moment => (clock += 1),

    /** Adds a response. A response to an older request than the last one received is ignored. */
    receiveList(requestedAt: Moment, items: readonly Notification[]) {
      const response = { requestedAt, receivedAt: (clock += 1), items };
      if (newestRequestedAt !== null && isOutdated(response, newestRequestedAt)) return;
      newestRequestedAt = requestedAt;
      list = withResponse(list, response);
      update();
    },

    /** Adds the notification of an event; true when there is something new to show. */
    receiveEvent(item: Notification): boolean {
      const before = list;
      list = withEvent(list, item, (clock += 1));
      if (list === before) return false;
      update();
      return isVisible(item.id, pending);
    },

    /** Hides a notification; the caller sends the request and passes it to `finish`. */
    markRead,

    /** Hides all shown notifications; the caller sends the request and passes it to `finish`. */
    markAllRead,

    /** Starts the failed requests again, for their notifications that are still shown. */
    retry(): readonly MarkRequest[] {
      const again = failed;
      failed = [];
      if (again.some(({ kind }) => kind === 'all')) return [markAllRead()];
      return [...new Set(again.flatMap(({ ids }) => ids))].map(markRead);
    },

    /** A request has ended: its notifications are read for good, or back in their place. */
    finish(request: MarkRequest, hasSucceeded: boolean) {
      pending = pending.filter((other) => other !== request);
      if (hasSucceeded) list = withoutMarked(list, request);
      else failed = [...failed, request];
      update();
    },
  };
}
export type NotificationStore = ReturnType<typeof createNotificationStore>;
