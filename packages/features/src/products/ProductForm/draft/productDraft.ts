import { draftEntryName, storedDrafts } from '../../../kit/drafts/draftNames.ts';
import { storedEntry } from '../../../kit/storage.ts';
import { type FormContent, storedImageIds } from '../rules/formContent.ts';
import { isSameForm, type ProductFormValues, readProductForm } from '../rules/productForm.ts';

/** A product form as it is stored. The photos themselves are stored apart (`shared/drafts`); a video is not stored. */
export interface ProductDraft {
  values: ProductFormValues;
  /** The ids of the product's own images that are kept, in order. They come before the photos. */
  keptImages: readonly string[];
  /** The ids of its photos, in order. */
  photos: readonly string[];
  /** A video file had been chosen. */
  hasVideo: boolean;
  /** The version of the product that was edited (`versionOf`); '' for a new one. */
  version: string;
  /** It was sent and no answer came: how many products like it there were before that. Null when it was not sent. */
  equalBefore: number | null;
  /** In ms since 1970. */
  savedAt: number;
}

/** Whose drafts, and of which form. */
export interface DraftedForm {
  userId: string;
  /** Names the form among all drafts, without a dot. */
  form: string;
  /** What the form holds before any input. */
  initial: FormContent;
}

const textsOf = (json: unknown) => (Array.isArray(json) ? json.filter((text) => typeof text === 'string') : []);

function parseDraft(json: unknown, initial: FormContent): ProductDraft | undefined {
  const { values, keptImages, photos, hasVideo, version, equalBefore, savedAt } = (typeof json === 'object' && json !== null ? json : {}) as Partial<Record<string, unknown>>;
  const draft = {
    values: readProductForm(values, initial.values),
    keptImages: Array.isArray(keptImages) ? textsOf(keptImages) : storedImageIds(initial.images),
    photos: textsOf(photos),
    hasVideo: hasVideo === true,
    version: typeof version === 'string' ? version : '',
    equalBefore: typeof equalBefore === 'number' ? equalBefore : null,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
  return isEmptyDraft(draft, initial) ? undefined : draft;
}

/** Whether there is nothing to restore. A video alone is nothing, since it would have to be added again. */
function isEmptyDraft({ values, keptImages, photos }: Pick<ProductDraft, 'values' | 'keptImages' | 'photos'>, initial: FormContent): boolean {
  const kept = storedImageIds(initial.images);
  return isSameForm(values, initial.values) && photos.length === 0 && keptImages.length === kept.length && kept.every((id, place) => keptImages[place] === id);
}

/** One draft in a storage; null stores none. */
export const productDraftEntry = (storage: Storage | null, { form, userId, initial }: DraftedForm, id: string) =>
  storedEntry<ProductDraft | null>(draftEntryName({ form, userId, id }), { storage, parse: (json) => parseDraft(json, initial), fallback: null });

/** A user's stored drafts of a form, the newest first. */
export function productDrafts(storage: Storage | null, drafted: DraftedForm): (ProductDraft & { id: string })[] {
  return storedDrafts(storage)
    .filter((draft) => draft.form === drafted.form && draft.userId === drafted.userId)
    .flatMap(({ id }) => {
      const draft = productDraftEntry(storage, drafted, id).read();
      return draft === null ? [] : [{ ...draft, id }];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Stores a draft, or removes an empty one. False when nothing is stored: it is empty, or the storage is full or blocked. */
export function storeProductDraft(storage: Storage | null, drafted: DraftedForm, id: string, draft: ProductDraft): boolean {
  const entry = productDraftEntry(storage, drafted, id);
  if (!isEmptyDraft(draft, drafted.initial)) return entry.write(draft);
  entry.remove();
  return false;
}
