import { type EntryStorage, type StorageName, storedEntry } from '@valise/features/shared';

/** The ids of the columns that a user has hidden in a table. None are hidden when nothing readable is stored. */
export function hiddenColumnsOf(table: string, userId: string, storage: StorageName | EntryStorage = 'local') {
  return storedEntry<readonly string[]>(`columns.${table}.${userId}`, {
    storage,
    parse: (json) => (Array.isArray(json) && json.every((id) => typeof id === 'string') ? json : undefined),
    fallback: [],
  });
}
