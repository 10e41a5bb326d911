import type { Notification } from '@valise/contract';
import type { MarkRequest, Moment } from '../notificationRules.ts';
import type { NotificationStore } from '../notificationStore.ts';
import { aNotification } from './aNotification.ts';

interface ListRequest {
  requestedAt: Moment;
  /** The server's response; null until it has processed the request. */
  items: readonly Notification[] | null;
}

interface PendingMark {
  request: MarkRequest;
  /** Whether the server marked them; null until it has processed the request. */
  hasSucceeded: boolean | null;
}

/** A model of a server and of the network to one client. The test takes every step. */
export class ServerModel {
  /** Every notification there is, newest first. */
  stored: { id: string; isRead: boolean }[] = [];
  /** Ids of events that have not been delivered yet. */
  events: string[] = [];
  listRequests: ListRequest[] = [];
  marks: PendingMark[] = [];
  isConnected = true;
  /** The ids that the client knows to exist, and below those that it knows to be read. */
  readonly received = new Set<string>();
  readonly receivedAsRead = new Set<string>();
  /** Whether the server also lists read notifications. */
  readonly listsRead: boolean;
  newestRequestedAt: Moment = 0;
  count = 0;

  constructor(listsRead: boolean) {
    this.listsRead = listsRead;
  }

  isUnread = (id: string) => this.stored.some((item) => item.id === id && !item.isRead);

  add() {
    this.count += 1;
    const id = `n${this.count}`;
    this.stored.unshift({ id, isRead: false });
    if (this.isConnected) this.events.push(id);
  }

  markRead(ids: readonly string[] | 'all') {
    for (const item of this.stored) if (ids === 'all' || ids.includes(item.id)) item.isRead = true;
  }

  requestList(store: NotificationStore) {
    this.listRequests.push({ requestedAt: store.requestList(), items: null });
  }

  processList(request: ListRequest) {
    request.items ??= this.stored
      .filter(({ isRead }) => this.listsRead || !isRead)
      .map(({ id, isRead }) => aNotification(id, isRead));
  }

  deliverList(request: ListRequest, store: NotificationStore) {
    this.listRequests = this.listRequests.filter((other) => other !== request);
    const items = request.items ?? [];
    if (request.requestedAt >= this.newestRequestedAt) {
      this.newestRequestedAt = request.requestedAt;
      for (const { id, readAt } of items) (readAt === null ? this.received : this.receivedAsRead).add(id);
    }
    store.receiveList(request.requestedAt, items);
  }

  sendMarks(requests: readonly MarkRequest[]) {
    this.marks.push(...requests.map((request) => ({ request, hasSucceeded: null })));
  }

  processMark(mark: PendingMark, hasSucceeded: boolean) {
    if (mark.hasSucceeded !== null) return;
    mark.hasSucceeded = hasSucceeded;
    if (hasSucceeded) this.markRead(mark.request.kind === 'all' ? 'all' : mark.request.ids);
  }

  deliverMark(mark: PendingMark, store: NotificationStore) {
    this.marks = this.marks.filter((other) => other !== mark);
    if (mark.hasSucceeded === true) for (const id of mark.request.ids) this.receivedAsRead.add(id);
    store.finish(mark.request, mark.hasSucceeded === true);
  }
}
