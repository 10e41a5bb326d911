import { defaultPreferences, type EntryStorage, type ListPreferences, parsePreferences, type StorageName, storedEntry } from '@valise/features/kit';

/** How a user has arranged the table of a list: its columns and its density. */
export function listPreferencesOf(list: string, userId: string, storage: StorageName | EntryStorage = 'local') {
  return storedEntry<ListPreferences>(`table.${list}.${userId}`, { storage, parse: parsePreferences, fallback: defaultPreferences });
}
