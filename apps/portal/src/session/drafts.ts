const PREFIX = 'valise.draft.';

/** Forgets what a user has typed and not saved. A draft's entry is named valise.draft.{form}.{user id}. */
export function forgetDrafts(store: Storage | null, userId: string): void {
  try {
    const names = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
    for (const name of names) if (name.startsWith(PREFIX) && name.endsWith(`.${userId}`)) store?.removeItem(name);
  } catch {
    // A store that refuses access holds no draft.
  }
}
