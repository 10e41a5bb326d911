import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('each listener is called after a change, and reads the new value', () => {
  const store = createStore(1);
  const read: number[] = [];
  store.subscribe(() => read.push(store.getSnapshot()));
  store.subscribe(() => read.push(store.getSnapshot() * 10));
  store.set(2);
  expect(read).toEqual([2, 20]);
});

test('the same value calls nobody', () => {
  const store = createStore('light');
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set('light');
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that has unsubscribed is not called', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  store.set(2);
  expect(listener).not.toHaveBeenCalled();
});
