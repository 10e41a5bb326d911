import { createStore } from '@valise/ui/createStore';

/** `local` is shared by all tabs and outlives them; `session` belongs to one tab and ends with it. */
export type StorageName = 'local' | 'session';

/** The browser's storage; null where it is missing or blocked. When it is blocked, even reading the property throws. */
export function openStorage(name: StorageName): Storage | null {
  try {
    return (name === 'local' ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null;
  }
}

/** The part of a browser's storage that an entry uses. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredEntryOptions<Value> {
  /** A storage of the browser by name, or another storage; null stores nothing. */
  storage: StorageName | EntryStorage | null;
  /** Reads parsed JSON, which may be anything. Undefined or an error means that the value is invalid. */
  parse: (json: unknown) => Value | undefined;
  /** Returned by `read` when nothing valid is stored. */
  fallback: Value;
  /** A person chooses the value and expects it to be kept: `refusedChoice` is set when the browser refuses it. @default false */
  isChoice?: boolean;
}

export interface StoredEntry<Value> {
  /** Its name in the storage, prefix included. */
  key: string;
  /** The stored value. An invalid one is removed. */
  read: () => Value;
  /** Stores a value. False when the storage is blocked or full; then the earlier value is still there. */
  write: (value: Value) => boolean;
  remove: () => void;
}

/** The prefix of every entry except the session's three, whose names are documented. */
const PREFIX = 'valise.';

/** Whether the browser has refused to keep something that a person chose, since the page was loaded. */
export const refusedChoice = createStore(false);

/** One JSON value in the browser's storage, under `valise.{name}`. Nothing here throws when the storage refuses. */
export function storedEntry<Value>(name: string, { storage, parse, fallback, isChoice = false }: StoredEntryOptions<Value>): StoredEntry<Value> {
  const key = `${PREFIX}${name}`;
  const open = () => (typeof storage === 'string' ? openStorage(storage) : storage);

  function remove() {
    try {
      open()?.removeItem(key);
    } catch {
      // A storage that refuses access has nothing to remove.
    }
  }

  return {
    key,
    read() {
      try {
        const text = open()?.getItem(key) ?? null;
        if (text === null) return fallback;
        const value = parse(JSON.parse(text));
        if (value !== undefined) return value;
      } catch {
        // The storage is blocked, the text is not JSON, or `parse` refuses it.
      }
      remove();
      return fallback;
    },
    write(value) {
      try {
        const opened = open();
        opened?.setItem(key, JSON.stringify(value));
        if (opened !== null) return true;
      } catch {
        // The storage is blocked or full.
      }
      if (isChoice) refusedChoice.set(true);
      return false;
    },
    remove,
  };
}

/** The names of all entries, without the prefix. */
export function storedNames(storage: Storage | null): string[] {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Removes every entry whose name, without the prefix, passes the test. */
export function removeStoredEntries(storage: Storage | null, isRemoved: (name: string) => boolean): void {
  try {
    for (const name of storedNames(storage)) if (isRemoved(name)) storage?.removeItem(PREFIX + name);
  } catch {
    // A storage that refuses access has nothing to remove.
  }
}
