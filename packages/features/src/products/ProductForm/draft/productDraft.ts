import { draftEntryName, storedDrafts } from '../../../kit/drafts/draftNames.ts';
import { storedEntry } from '../../../kit/storage.ts';
import { storedImageIds } from '../state/formImages.ts';
import { type FormContent, isSameForm, type ProductFormValues, readProductForm } from '../state/productForm.ts';
import { readSentState, type SentState } from '../state/sentState.ts';

/** A product form as it is stored. Its photos are stored apart (`kit/drafts`), and a video is not stored. */
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
  /** Whether it was sent without an answer. */
  sent: SentState;
  /** In ms since 1970. */
  savedAt: number;
}

/** The form that drafts belong to. */
export interface DraftedForm {
  /** The user whose drafts they are. */
  userId: string;
  /** Names the form among all drafts, without a dot. */
  form: string;
  /** The content of the form before any input. */
  initial: FormContent;
}

const textsOf = (json: unknown) => (Array.isArray(json) ? json.filter((text) => typeof text === 'string') : []);

function parseDraft(json: unknown, initial: FormContent): ProductDraft | undefined {
  const { values, keptImages, photos, hasVideo, version, sent, savedAt } = (typeof json === 'object' && json !== null ? json : {}) as Partial<Record<string, unknown>>;
  const draft = {
    values: readProductForm(values, initial.values),
    keptImages: Array.isArray(keptImages) ? textsOf(keptImages) : storedImageIds(initial.images),
    photos: textsOf(photos),
    hasVideo: hasVideo === true,
    version: typeof version === 'string' ? version : '',
    sent: readSentState(sent),
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
  return isEmptyDraft(draft, initial) ? undefined : draft;
}

/** Whether there is nothing to restore. A video alone does not count, since it would have to be added again. */
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
