import { lazyModule } from '@valise/ui/lazyPart';
import { canShareDrafts } from './draftClaims.ts';
import { removeStoredEntries, storedNames } from '../storage.ts';

/** What one draft is named by: its form, for example `product`, its user, and an id of its own. */
export interface DraftName {
  form: string;
  userId: string;
  id: string;
}

/** The name of a draft's entry: draft.{form}.{user id}.{draft id}. */
export const draftEntryName = ({ form, userId, id }: DraftName) => `draft.${form}.${userId}.${id}`;

function parseEntryName(name: string): DraftName | undefined {
  const [kind, form, ...rest] = name.split('.');
  const id = rest.pop();
  return kind === 'draft' && form !== undefined && id !== undefined ? { form, userId: rest.join('.'), id } : undefined;
}

/** The drafts of every form and user in a storage. */
export function storedDrafts(storage: Storage | null): DraftName[] {
  return storedNames(storage).flatMap((name) => parseEntryName(name) ?? []);
}

const photoStore = lazyModule(() => import('./draftPhotos.ts'));

/** A draft's photos that can be read, in the order of their ids. */
export async function readDraftPhotos(draftId: string, photoIds: readonly string[]): Promise<{ id: string; file: File }[]> {
  try {
    return await (await photoStore()).readDraftPhotos(draftId, photoIds);
  } catch {
    return [];
  }
}

/**
 * Stores the photos of a draft and removes those of drafts that are no longer stored. False when the browser refuses, for
 * example because its storage is full, and where drafts stay in their tab (`canShareDrafts`).
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

/** Removes all that a user has entered and not saved, in every tab. */
export function forgetDrafts(storage: Storage | null, userId: string): void {
  const forgotten = storedDrafts(storage).filter((draft) => draft.userId === userId);
  if (forgotten.length === 0) return;
  removeStoredEntries(storage, (name) => parseEntryName(name)?.userId === userId);
  sweepDraftPhotos(storage);
}
