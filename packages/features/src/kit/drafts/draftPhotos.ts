import { createStore, delMany, getMany, keys, set } from 'idb-keyval';

/** The photos of drafts, in the browser's IndexedDB under `{draft id}.{photo id}`. */
const store = createStore('valise.draftPhotos', 'photos');

const keyOf = (draftId: string, photoId: string) => `${draftId}.${photoId}`;

/** The readable photos of a draft, in the order of their ids. */
export async function readDraftPhotos(draftId: string, photoIds: readonly string[]): Promise<{ id: string; file: File }[]> {
  const values = await getMany<unknown>(photoIds.map((id) => keyOf(draftId, id)), store);
  return photoIds.flatMap((id, index) => {
    const file = values[index];
    return file instanceof File ? [{ id, file }] : [];
  });
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Stores new photos of a draft. Removes its other photos, and those of drafts that are no longer stored. Calls run one after the
 * other. Rejects when the browser refuses, for example because its storage is full.
 */
export function keepDraftPhotos(draftId: string, photos: ReadonlyMap<string, File>, storedDraftIds: () => ReadonlySet<string>): Promise<void> {
  const run = async () => {
    const stored = (await keys<IDBValidKey>(store)).map(String);
    const isKept = (key: string) => {
      const [draft = '', photo = ''] = key.split('.');
      return storedDraftIds().has(draft) && (draft !== draftId || photos.has(photo));
    };
    await delMany(stored.filter((key) => !isKept(key)), store);
    for (const [id, file] of photos) {
      const key = keyOf(draftId, id);
      if (!stored.includes(key) && isKept(key)) await set(key, file, store);
    }
  };
  const result = queue.then(run);
  queue = result.catch(() => {});
  return result;
}
