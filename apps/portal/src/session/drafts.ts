import { removeStoredEntries, storedEntryNames } from '@valise/features/shared';

// A draft's entry is named draft.{form}.{user id}.
const isDraftOf = (userId: string) => (name: string) => name.startsWith('draft.') && name.endsWith(`.${userId}`);

/** Whether a user has typed something that is not saved. */
export const hasDrafts = (storage: Storage | null, userId: string): boolean => storedEntryNames(storage).some(isDraftOf(userId));

/** Removes what a user has typed and not saved. */
export function forgetDrafts(storage: Storage | null, userId: string): void {
  removeStoredEntries(storage, isDraftOf(userId));
}
