import { defaultPreferences, type EntryStorage, type ListPreferences, parsePreferences, type StorageName, storedEntry } from '@valise/features/kit';

/** A user's arrangement of a list's table: its columns and its density. */
export function listPreferencesOf(list: string, userId: string, storage: StorageName | EntryStorage = 'local') {
  return storedEntry<ListPreferences>(`table.${list}.${userId}`, { storage, parse: parsePreferences, fallback: defaultPreferences, isChoice: true });
}
