'use client';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  canShareDrafts,
  claimDraft,
  keepDraftPhotos,
  openStorage,
  readDraftPhotos,
  startDraftUse,
  sweepDraftPhotos,
} from '../../../shared/index.ts';
import { emptyProductForm, isEmptyForm, type ProductFormField, type ProductFormValues } from '../../ProductForm/rules/productForm.ts';
import { productDraftEntry, productDrafts, storeProductDraft } from './productDraft.ts';

/** What the add form holds. */
interface FormContent {
  values: ProductFormValues;
  images: readonly UploadImage[];
  video: File | null;
}

interface OpenDraft extends FormContent {
  id: string;
}

interface OfferedDraft extends OpenDraft {
  /** Its video has to be added again. */
  lacksVideo: boolean;
}

/** How much of the form is stored. */
export type DraftStatus = 'none' | 'stored' | 'withoutVideo' | 'withoutPhotos';

const emptyDraft = (): OpenDraft => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  values: emptyProductForm,
  images: [],
  video: null,
});

const isEmpty = ({ values, images, video }: FormContent) => isEmptyForm(values) && images.length === 0 && video === null;

const filesOf = (images: readonly UploadImage[]) =>
  new Map(images.flatMap((image): [string, File][] => ('file' in image ? [[image.id, image.file]] : [])));

/** Where drafts are stored when no storage is given. */
const browserStorage = () => openStorage(canShareDrafts() ? 'local' : 'session');

/**
 * The content of the add form, stored as a draft of this tab. A draft that no open tab has is offered. When it is restored, what
 * the form held before is offered in its turn: two drafts are never mixed, and neither is lost.
 */
export function useProductDraft(userId: string, givenStorage: Storage | null | undefined) {
  const [storage] = useState(() => (givenStorage === undefined ? browserStorage() : givenStorage));
  const [draft, setDraft] = useState(emptyDraft);
  const [offered, setOffered] = useState<OfferedDraft | null>(null);
  const [isStored, setStored] = useState(false);
  const [arePhotosStored, setPhotosStored] = useState(true);
  const { id, values, images, video } = draft;

  // Several changes may come in one event, before the form is rendered again.
  const latest = useRef(draft);
  const show = useCallback((next: OpenDraft, isStored: boolean) => {
    latest.current = next;
    setDraft(next);
    setStored(isStored);
  }, []);
  const update = useCallback(
    (change: (known: OpenDraft) => Partial<FormContent>) => {
      const next = { ...latest.current, ...change(latest.current) };
      const { id, values, images, video } = next;
      const photos = [...filesOf(images).keys()];
      show(next, storeProductDraft(storage, userId, id, { values, photos, hasVideo: video !== null, savedAt: Date.now() }));
    },
    [show, storage, userId],
  );

  useEffect(() => startDraftUse(id), [id]);

  useEffect(() => {
    const stop = new AbortController();
    const offer = async () => {
      const found = await claimDraft(() => productDrafts(storage, userId), stop.signal);
      if (found === null) return;
      const photos = found.photos.length === 0 ? [] : await readDraftPhotos(found.id, found.photos);
      const content = { values: found.values, images: photos, video: null };
      if (!stop.signal.aborted && !isEmpty(content)) setOffered({ ...content, id: found.id, lacksVideo: found.hasVideo });
    };
    void offer();
    return () => stop.abort();
  }, [storage, userId]);

  const hadImages = useRef(false);
  useEffect(() => {
    if (images.length === 0 && !hadImages.current) return undefined;
    hadImages.current = true;
    let isLatest = true;
    void keepDraftPhotos(storage, id, filesOf(images)).then((areKept) => isLatest && setPhotosStored(areKept));
    return () => {
      isLatest = false;
    };
  }, [storage, id, images]);

  const remove = useCallback(
    ({ id, images }: Pick<OpenDraft, 'id' | 'images'>) => {
      productDraftEntry(storage, userId, id).remove();
      if (images.length > 0) sweepDraftPhotos(storage);
    },
    [storage, userId],
  );

  let status: DraftStatus = 'none';
  if (isStored && !arePhotosStored) status = 'withoutPhotos';
  else if (isStored) status = video === null ? 'stored' : 'withoutVideo';

  return {
    values,
    images,
    video,
    isEmpty: isEmpty(draft),
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
      setOffered(isEmpty(draft) ? null : { ...draft, lacksVideo: false });
    },
    discardOffered() {
      if (offered !== null) remove(offered);
      setOffered(null);
    },
    /** Removes the draft of this form, once the person has left it on purpose. */
    discard: useCallback(() => remove(latest.current), [remove]),
    /** Keeps the draft as it is until saving has ended; saved, it is removed. To be called when saving starts, returns how to end. */
    startSaving() {
      const stopUse = startDraftUse(id);
      return (isSaved: boolean) => {
        if (isSaved) remove(draft);
        stopUse();
      };
    },
    /** Empties the form. */
    clear: useCallback(() => show(emptyDraft(), false), [show]),
  };
}
