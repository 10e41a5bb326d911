'use client';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureToasts, useSubmit } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import { imageMessages, productFailure } from '../ProductForm/rules/productFailure.ts';
import { productFormOrder } from '../ProductForm/rules/productSections.ts';
import { newProductOf, unreadableNumbers } from '../ProductForm/rules/sentProduct.ts';
import { useAddProduct } from './useAddProduct.ts';
import { type DraftStatus, useProductDraft } from './draft/useProductDraft.ts';
import { AddProduct } from './AddProduct.tsx';

export interface AddProductContainerProps {
  /** The user whose draft is stored and offered. */
  userId: string;
  /** The product has been saved, and the form is still open. */
  onSaved: () => void;
  /**
   * Whether leaving the form loses changes, and how to discard them; false again before `onSaved`. While the product is being
   * saved leaving loses nothing: saving goes on, its result is toasted, and after a failure the draft is offered.
   */
  onDirtyChange?: (isDirty: boolean, discard: () => void) => void;
  /** Saving has started or ended, here or after the form was left. Closing the page meanwhile cancels it. */
  onSavingChange?: (isSaving: boolean) => void;
  /** Where drafts are stored; null stores none. By default the browser's storage, shared by its tabs. */
  draftStorage?: Storage | null;
}

const statusMessages = {
  none: undefined,
  stored: 'draftStored',
  withoutVideo: 'draftWithoutVideo',
  withoutPhotos: 'draftWithoutPhotos',
} as const satisfies Record<DraftStatus, keyof (typeof productFormMessages)['en-US'] | undefined>;

/** Adds a product over the API. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function AddProductContainer({ userId, onSaved, onDirtyChange, onSavingChange, draftStorage }: AddProductContainerProps) {
  const messages = useMessages(productFormMessages);
  const addProduct = useAddProduct();
  const draft = useProductDraft(userId, draftStorage);
  const { values, images, video, offered } = draft;
  const [uploaded, setUploaded] = useState(0);
  // The server names an image by its index, and images can be moved after they were sent.
  const [sentImageIds, setSentImageIds] = useState<readonly string[]>([]);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const { submit, isBusy, failure } = useSubmit(
    async () => {
      setUploaded(0);
      setSentImageIds(images.map(({ id }) => id));
      const files = images.flatMap((image) => ('file' in image ? [image.file] : []));
      const endSaving = draft.startSaving();
      onSavingChange?.(true);
      let isSaved = false;
      try {
        await addProduct(newProductOf(values, { images: files, video }), setUploaded);
        isSaved = true;
      } finally {
        endSaving(isSaved);
        onSavingChange?.(false);
      }
    },
    {
      fieldOrder: productFormOrder,
      validate: () => {
        const fields = unreadableNumbers(values, messages.notANumber);
        return fields && { fields };
      },
      onDone: () => {
        notify(messages.addedSuccessfully);
        if (!isOpen.current) return;
        draft.clear();
        onDirtyChange?.(false, draft.discard);
        onSaved();
      },
      onFailedElsewhere: (failure) => {
        const [reason] = failureToasts(failure, 'first');
        notify(messages.savedElsewhereFailed, { tone: 'critical', detail: reason?.detail ?? reason?.text });
      },
    },
  );
  const shownFailure = useMemo(() => productFailure(failure), [failure]);
  const imageErrors = useMemo(() => imageMessages(failure?.fields, sentImageIds), [failure, sentImageIds]);

  const isDirty = !draft.isEmpty && !isBusy;
  const reportDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty, draft.discard));
  useEffect(() => reportDirty(isDirty), [isDirty]);

  const statusMessage = statusMessages[draft.status];
  return (
    <AddProduct
      values={values}
      onChange={draft.change}
      images={images}
      onImagesChange={draft.setImages}
      video={video}
      onVideoChange={draft.setVideo}
      failure={shownFailure}
      imageErrors={imageErrors}
      isBusy={isBusy}
      uploaded={uploaded}
      offeredDraft={offered === null ? undefined : offered.lacksVideo ? 'withoutVideo' : 'whole'}
      onRestoreDraft={draft.restore}
      onDiscardDraft={draft.discardOffered}
      note={statusMessage && messages[statusMessage]}
      onSave={submit}
    />
  );
}
