import { draftEntryName, storedDrafts } from '../../../kit/drafts/draftNames.ts';
import { storedEntry } from '../../../kit/storage.ts';
import { storedImageIds } from '../state/formImages.ts';
import { type FormContent, isSameForm, type ProductFormValues, readProductForm } from '../state/productForm.ts';
import { readSentState, type SentState } from '../state/sentState.ts';

/** A product form as it is stored. Photos are stored separately (`kit/drafts`); a video is not stored. */
export interface ProductDraft {
  values: ProductFormValues;
  /** The ids of the product's stored images that are kept, in order. They come before the photos. */
  keptImages: readonly string[];
  /** The ids of its photos, in order. */
  photos: readonly string[];
  /** A video file had been chosen. */
  hasVideo: boolean;
  /** The version of the edited product (`versionOf`); '' for a new product. */
  version: string;
  /** Whether it was sent without a response. */
  sent: SentState;
  /** When it was stored, in ms since 1970. */
  savedAt: number;
}

/** The form that drafts belong to. */
export interface DraftedForm {
  /** The id of the user who wrote the drafts. */
  userId: string;
  /** Names the form among all drafts. It has no dot, which would end the name. */
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

/** Whether there is nothing to restore. A video alone does not count, because it must be added again anyway. */
function isEmptyDraft({ values, keptImages, photos }: Pick<ProductDraft, 'values' | 'keptImages' | 'photos'>, initial: FormContent): boolean {
  const kept = storedImageIds(initial.images);
  return isSameForm(values, initial.values) && photos.length === 0 && keptImages.length === kept.length && kept.every((id, place) => keptImages[place] === id);
}

/** One draft in a storage; a null storage stores nothing. */
export const productDraftEntry = (storage: Storage | null, { form, userId, initial }: DraftedForm, id: string) =>
  storedEntry<ProductDraft | null>(draftEntryName({ form, userId, id }), { storage, parse: (json) => parseDraft(json, initial), fallback: null });

/** A user's stored drafts of a form, newest first. */
export function productDrafts(storage: Storage | null, drafted: DraftedForm): (ProductDraft & { id: string })[] {
  return storedDrafts(storage)
    .filter((draft) => draft.form === drafted.form && draft.userId === drafted.userId)
    .flatMap(({ id }) => {
      const draft = productDraftEntry(storage, drafted, id).read();
      return draft === null ? [] : [{ ...draft, id }];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Whether a draft is stored: an empty one is not, and a storage that is full or blocked refuses it. */
export type DraftStoring = 'none' | 'refused' | 'stored';

/** Stores a draft, or removes an empty one. */
export function storeProductDraft(storage: Storage | null, drafted: DraftedForm, id: string, draft: ProductDraft): DraftStoring {
  const entry = productDraftEntry(storage, drafted, id);
  if (!isEmptyDraft(draft, drafted.initial)) return entry.write(draft) ? 'stored' : 'refused';
  entry.remove();
  return 'none';
}
