'use client';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canShareDrafts } from '../../../kit/drafts/canShareDrafts.ts';
import { claimDraft, startDraftUse } from '../../../kit/drafts/draftClaims.ts';
import { keepDraftPhotos, readDraftPhotos, sweepDraftPhotos } from '../../../kit/drafts/drafts.ts';
import { openStorage } from '../../../kit/storage.ts';
import { chosenImages, type FormContent, isSameContent, storedImageIds } from '../rules/formContent.ts';
import type { ProductFormField } from '../rules/productForm.ts';
import { type DraftedForm, type ProductDraft, productDraftEntry, productDrafts, storeProductDraft } from './productDraft.ts';

export interface ProductDraftOptions extends DraftedForm {
  /** The version of the product that is edited (`versionOf`); '' for a new one. */
  version: string;
  /** Where drafts are stored; null stores none. By default the browser's storage, shared by its tabs. */
  storage?: Storage | null;
}

interface OpenDraft extends FormContent {
  id: string;
  version: string;
  /** As in `ProductDraft`. */
  equalBefore: number | null;
}

interface OfferedDraft extends OpenDraft {
  /** Its video has to be added again. */
  lacksVideo: boolean;
}

/** How much of the form is stored. */
export type DraftStatus = 'none' | 'stored' | 'withoutVideo' | 'withoutPhotos';

const newDraft = ({ initial, version }: ProductDraftOptions): OpenDraft => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  version,
  equalBefore: null,
  ...initial,
});

const filesOf = (images: readonly UploadImage[]) => new Map(chosenImages(images).map(({ id, file }) => [id, file]));

const storedForm = ({ values, images, video, version, equalBefore }: OpenDraft): ProductDraft => ({
  values,
  keptImages: storedImageIds(images),
  photos: [...filesOf(images).keys()],
  hasVideo: video !== null,
  version,
  equalBefore,
  savedAt: Date.now(),
});

/** Reads the photos of a stored draft. */
async function readDraft({ id, values, keptImages, photos, version, equalBefore }: ProductDraft & { id: string }, initial: FormContent): Promise<OpenDraft> {
  const kept = keptImages.flatMap((id) => initial.images.find((image) => image.id === id) ?? []);
  const chosen = photos.length === 0 ? [] : await readDraftPhotos(id, photos);
  return { id, values, images: [...kept, ...chosen], video: null, version, equalBefore };
}

/** Where drafts are stored when no storage is given. */
const browserStorage = () => openStorage(canShareDrafts() ? 'local' : 'session');

/**
 * The content of a product form, stored as a draft of this tab. A draft that no open tab has is offered. When it is restored, what
 * the form held before is offered in its turn: two drafts are never mixed, and neither is lost.
 */
export function useProductDraft(options: ProductDraftOptions) {
  const [storage] = useState(() => (options.storage === undefined ? browserStorage() : options.storage));
  // What the form is opened with; a screen of another user or product is another one.
  const [drafted] = useState(options);
  const [draft, setDraft] = useState(() => newDraft(drafted));
  const [offered, setOffered] = useState<OfferedDraft | null>(null);
  const [isStored, setStored] = useState(false);
  const [arePhotosStored, setPhotosStored] = useState(true);
  const { id, values, images, video, version, equalBefore } = draft;
  const isUnchanged = isSameContent(draft, drafted.initial);

  // Several changes may come in one event, before the form is rendered again.
  const latest = useRef(draft);
  const show = useCallback((next: OpenDraft, isStored: boolean) => {
    latest.current = next;
    setDraft(next);
    setStored(isStored);
  }, []);
  const update = useCallback(
    (change: (known: OpenDraft) => Partial<OpenDraft>) => {
      // What was sent is another product once something has been changed.
      const next = { ...latest.current, equalBefore: null, ...change(latest.current) };
      show(next, storeProductDraft(storage, drafted, next.id, storedForm(next)));
    },
    [show, storage, drafted],
  );

  useEffect(() => startDraftUse(id), [id]);

  useEffect(() => {
    const stop = new AbortController();
    const offer = async () => {
      const found = await claimDraft(() => productDrafts(storage, drafted), stop.signal);
      if (found === null) return;
      const content = await readDraft(found, drafted.initial);
      if (!stop.signal.aborted && !isSameContent(content, drafted.initial)) setOffered({ ...content, lacksVideo: found.hasVideo });
    };
    void offer();
    return () => stop.abort();
  }, [storage, drafted]);

  const hadImages = useRef(false);
  useEffect(() => {
    if (chosenImages(images).length === 0 && !hadImages.current) return undefined;
    hadImages.current = true;
    let isLatest = true;
    void keepDraftPhotos(storage, id, filesOf(images)).then((areKept) => isLatest && setPhotosStored(areKept));
    return () => {
      isLatest = false;
    };
  }, [storage, id, images]);

  const remove = useCallback(
    ({ id, images }: Pick<OpenDraft, 'id' | 'images'>) => {
      productDraftEntry(storage, drafted, id).remove();
      if (chosenImages(images).length > 0) sweepDraftPhotos(storage);
    },
    [storage, drafted],
  );

  let status: DraftStatus = 'none';
  if (isStored && !arePhotosStored) status = 'withoutPhotos';
  else if (isStored) status = video === null ? 'stored' : 'withoutVideo';

  return {
    values,
    images,
    video,
    /** The version of the product that the content was made from. */
    version,
    /** It was sent and no answer came: how many products like it there were before that; null when it was not sent. */
    equalBefore,
    /** The form holds what it was opened with. */
    isUnchanged,
    status,
    change: useCallback(
      (field: ProductFormField, text: string) => update(({ values }) => ({ values: { ...values, [field]: text } })),
      [update],
    ),
    setImages: useCallback((images: readonly UploadImage[]) => update(() => ({ images })), [update]),
    setVideo: useCallback((video: File | null) => update(() => ({ video })), [update]),
    /** A draft that can be restored, or null. */
    offered,
    restore() {
      if (offered === null) return;
      show(offered, true);
      setOffered(isUnchanged ? null : { ...draft, lacksVideo: false });
    },
    discardOffered() {
      if (offered !== null) remove(offered);
      setOffered(null);
    },
    /** Removes the draft of this form, once the person has left it on purpose. */
    discard: useCallback(() => remove(latest.current), [remove]),
    /** Keeps the draft as it is until saving has ended. To be called when saving starts. */
    startSaving() {
      const stopUse = startDraftUse(id);
      const isSame = () => isSameContent(latest.current, draft);
      const setSent = (equalBefore: number | null) => {
        if (latest.current.id === id && isSame()) update(() => ({ equalBefore }));
      };
      return {
        /** It is being sent. */
        setSent: (equalBefore = 0) => setSent(equalBefore),
        /** It is certainly not saved. */
        setUnsent: () => setSent(null),
        /** It was sent, and may be saved. */
        isUnanswered: () => latest.current.equalBefore !== null,
        /** Saved, the draft is removed. */
        end(isSaved: boolean) {
          if (isSaved) remove(draft);
          stopUse();
        },
      };
    },
    /** Puts back what the form was opened with, as another draft. */
    clear: useCallback(() => show(newDraft(drafted), false), [show, drafted]),
  };
}
