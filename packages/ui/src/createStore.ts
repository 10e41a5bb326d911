/** A value outside React. Read it with `useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)`. */
export interface Store<Value> {
  getSnapshot: () => Value;
  /** Replaces the value, and calls the listeners if it differs. */
  set: (next: Value) => void;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with its first value. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
