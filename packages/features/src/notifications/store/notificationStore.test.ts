import { describe, expect, test } from 'vitest';
import { createNotificationStore } from './notificationStore.ts';
import { aNotification } from './testing/aNotification.ts';

describe('a request that failed', () => {
  function storeWithThree() {
    const store = createNotificationStore();
    store.receiveList(store.requestList(), ['a', 'b', 'c'].map((id) => aNotification(id)));
    return store;
  }

  test('puts the notification back in its place and is a failure until it is retried', () => {
    const store = storeWithThree();
    store.finish(store.markRead('b'), false);
    expect(store.getSnapshot()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], hasFailed: true });
    const [again] = store.retry();
    expect(again).toEqual({ kind: 'one', ids: ['b'] });
    expect(store.getSnapshot()).toMatchObject({ items: [{ id: 'a' }, { id: 'c' }], hasFailed: false });
  });

  test('to mark all is retried for all that are listed by then', () => {
    const store = storeWithThree();
    store.finish(store.markAllRead(), false);
    store.receiveEvent(aNotification('d'));
    expect(store.retry()).toEqual([{ kind: 'all', ids: ['d', 'a', 'b', 'c'] }]);
  });

  test('is forgotten when the server no longer lists it, or a later request includes it', () => {
    const [gone, covered] = [storeWithThree(), storeWithThree()];
    gone.finish(gone.markRead('b'), false);
    gone.receiveList(gone.requestList(), [aNotification('a')]);
    expect(gone.getSnapshot().hasFailed).toBe(false);
    covered.finish(covered.markRead('b'), false);
    covered.finish(covered.markAllRead(), true);
    expect(covered.getSnapshot()).toMatchObject({ items: [], hasFailed: false });
  });
});

test('a notification in the response to an earlier request survives a later one that the server processed first', () => {
  const store = createNotificationStore();
  const [earlier, later] = [store.requestList(), store.requestList()];
  store.receiveList(earlier, [aNotification('a')]);
  store.receiveList(later, []);
  expect(store.getSnapshot().items).toMatchObject([{ id: 'a' }]);
  store.receiveList(store.requestList(), []);
  expect(store.getSnapshot().items).toEqual([]);
});
