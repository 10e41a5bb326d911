import { lazyModule } from '@valise/ui/lazyPart';
import { canShareDrafts } from './canShareDrafts.ts';
import { parseEntryName, storedDrafts } from './draftNames.ts';
import { removeStoredEntries } from '../storage.ts';

const photoStore = lazyModule(() => import('./draftPhotos.ts'));

/** The readable photos of a draft, in the order of their ids. */
export async function readDraftPhotos(draftId: string, photoIds: readonly string[]): Promise<{ id: string; file: File }[]> {
  try {
    return await (await photoStore()).readDraftPhotos(draftId, photoIds);
  } catch {
    return [];
  }
}

/**
 * Stores the photos of a draft and removes those of drafts that are no longer stored. False when the browser refuses, for example
 * because its storage is full, and where tabs cannot share drafts (`canShareDrafts`).
 */
export async function keepDraftPhotos(storage: Storage | null, draftId: string, photos: ReadonlyMap<string, File>): Promise<boolean> {
  if (!canShareDrafts()) return false;
  try {
    await (await photoStore()).keepDraftPhotos(draftId, photos, () => new Set(storedDrafts(storage).map(({ id }) => id)));
    return true;
  } catch {
    return false;
  }
}

/** Removes the photos of drafts that are no longer stored. */
export function sweepDraftPhotos(storage: Storage | null): void {
  void keepDraftPhotos(storage, '', new Map());
}

/** Removes all drafts of a user, in every tab. */
export function forgetDrafts(storage: Storage | null, userId: string): void {
  const forgotten = storedDrafts(storage).filter((draft) => draft.userId === userId);
  if (forgotten.length === 0) return;
  removeStoredEntries(storage, (name) => parseEntryName(name)?.userId === userId);
  sweepDraftPhotos(storage);
}
