import { readDraftPhotos } from '../../../kit/drafts/drafts.ts';
import { chosenImages, storedImageIds } from '../state/formImages.ts';
import type { FormContent } from '../state/productForm.ts';
import { type SentState, unsent } from '../state/sentState.ts';
import type { ProductDraft } from './productDraft.ts';

/** The content of an open form, as a draft of this tab. */
export interface OpenDraft extends FormContent {
  id: string;
  /** The version of the edited product (`versionOf`); '' for a new product. */
  version: string;
  sent: SentState;
}

export const newDraft = (initial: FormContent, version: string): OpenDraft => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  version,
  sent: unsent,
  values: initial.values,
  images: initial.images,
  video: initial.video,
});

/** The draft after a change. It no longer counts as sent, because the sent product differs. */
export const changedDraft = (draft: OpenDraft, change: Partial<OpenDraft>): OpenDraft => ({ ...draft, sent: unsent, ...change });

/** The chosen photos by their ids, in order. */
export const photosOf = ({ images }: Pick<FormContent, 'images'>) => new Map(chosenImages(images).map(({ id, file }) => [id, file]));

/** The draft in its stored form. */
export const storedForm = ({ values, images, video, version, sent }: OpenDraft): ProductDraft => ({
  values,
  keptImages: storedImageIds(images),
  photos: [...photosOf({ images }).keys()],
  hasVideo: video !== null,
  version,
  sent,
  savedAt: Date.now(),
});

/** Reads a stored draft with its photos, and with the images of `initial` that it keeps. */
export async function readDraft({ id, values, keptImages, photos, version, sent }: ProductDraft & { id: string }, initial: FormContent): Promise<OpenDraft> {
  const kept = keptImages.flatMap((id) => initial.images.find((image) => image.id === id) ?? []);
  const chosen = photos.length === 0 ? [] : await readDraftPhotos(id, photos);
  return { id, values, images: [...kept, ...chosen], video: null, version, sent };
}
