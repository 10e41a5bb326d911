import { draftEntryName, storedDrafts, storedEntry } from '../../../shared/index.ts';
import { isEmptyForm, type ProductFormValues, readProductForm } from '../../ProductForm/rules/productForm.ts';

/** The add form as it is stored. The photos themselves are stored apart (`shared/drafts`); a video is not stored. */
export interface ProductDraft {
  values: ProductFormValues;
  /** The ids of its photos, in order; the first is the main one. */
  photos: readonly string[];
  /** A video file had been chosen. */
  hasVideo: boolean;
  /** In ms since 1970. */
  savedAt: number;
}

const form = 'product';

function parseDraft(json: unknown): ProductDraft | undefined {
  const { values, photos, hasVideo, savedAt } = (typeof json === 'object' && json !== null ? json : {}) as Partial<Record<string, unknown>>;
  const draft = {
    values: readProductForm(values),
    photos: Array.isArray(photos) ? photos.filter((id) => typeof id === 'string') : [],
    hasVideo: hasVideo === true,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
  return isEmptyDraft(draft) ? undefined : draft;
}

/** Whether there is nothing to restore. A video alone is nothing, since it would have to be added again. */
const isEmptyDraft = ({ values, photos }: Pick<ProductDraft, 'values' | 'photos'>) => isEmptyForm(values) && photos.length === 0;

/** One draft in a storage; null stores none. */
export const productDraftEntry = (storage: Storage | null, userId: string, id: string) =>
  storedEntry<ProductDraft | null>(draftEntryName({ form, userId, id }), { storage, parse: parseDraft, fallback: null });

/** A user's stored drafts, the newest first. */
export function productDrafts(storage: Storage | null, userId: string): (ProductDraft & { id: string })[] {
  return storedDrafts(storage)
    .filter((draft) => draft.form === form && draft.userId === userId)
    .flatMap(({ id }) => {
      const draft = productDraftEntry(storage, userId, id).read();
      return draft === null ? [] : [{ ...draft, id }];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Stores a draft, or removes an empty one. False when nothing is stored: it is empty, or the storage is full or blocked. */
export function storeProductDraft(storage: Storage | null, userId: string, id: string, draft: ProductDraft): boolean {
  const entry = productDraftEntry(storage, userId, id);
  if (!isEmptyDraft(draft)) return entry.write(draft);
  entry.remove();
  return false;
}
