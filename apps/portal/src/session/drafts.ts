import { removeStoredEntries } from '@valise/features/shared';

/** Removes what a user has typed and not saved. A draft's entry is named draft.{form}.{user id}. */
export function forgetDrafts(storage: Storage | null, userId: string): void {
  removeStoredEntries(storage, (name) => name.startsWith('draft.') && name.endsWith(`.${userId}`));
}
