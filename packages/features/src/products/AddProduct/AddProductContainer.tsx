'use client';
import { useMessages } from '@valise/ui/messages';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSubmit } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import type { DraftStorage } from './draft/productDraft.ts';
import { imageMessages, productFailure } from '../ProductForm/rules/productFailure.ts';
import { isEmptyForm } from '../ProductForm/rules/productForm.ts';
import { newProductOf, unreadableNumbers } from '../ProductForm/rules/sentProduct.ts';
import { useAddProduct } from './useAddProduct.ts';
import { useProductDraft } from './draft/useProductDraft.ts';
import { AddProduct } from './AddProduct.tsx';

export interface AddProductContainerProps {
  /** The user whose draft is stored and offered. */
  userId: string;
  /** The product has been saved. */
  onSaved: () => void;
  /** Whether there are unsaved changes; false again before `onSaved`. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Where drafts are stored; null stores none. @default 'local' */
  draftStorage?: DraftStorage;
}

/** Adds a product over the API. What was typed survives a failure, a reload and a forced sign-out. */
export function AddProductContainer({ userId, onSaved, onDirtyChange, draftStorage = 'local' }: AddProductContainerProps) {
  const messages = useMessages(productMessages);
  const addProduct = useAddProduct();
  const draft = useProductDraft(draftStorage, userId);
  const [images, setImages] = useState<readonly UploadImage[]>([]);
  const [video, setVideo] = useState<File | null>(null);
  const [uploaded, setUploaded] = useState(0);
  // The server names an image by its index, and images can be moved after they were sent.
  const [sentImageIds, setSentImageIds] = useState<readonly string[]>([]);

  const isDirty = images.length > 0 || video !== null || !isEmptyForm(draft.values);
  const reportDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => reportDirty(isDirty), [isDirty]);

  const { submit, isBusy, failure } = useSubmit(
    () => {
      setUploaded(0);
      setSentImageIds(images.map(({ id }) => id));
      const files = images.flatMap((image) => ('file' in image ? [image.file] : []));
      return addProduct(newProductOf(draft.values, { images: files, video }), setUploaded);
    },
    {
      validate: () => {
        const fields = unreadableNumbers(draft.values, messages.notANumber);
        return fields && { fields };
      },
      onDone: () => {
        draft.clear();
        setImages([]);
        setVideo(null);
        onDirtyChange?.(false);
        notify(messages.addedSuccessfully);
        onSaved();
      },
    },
  );
  const shownFailure = useMemo(() => productFailure(failure), [failure]);
  const imageErrors = useMemo(() => imageMessages(failure?.fields, sentImageIds), [failure, sentImageIds]);

  return (
    <AddProduct
      values={draft.values}
      onChange={draft.change}
      images={images}
      onImagesChange={setImages}
      video={video}
      onVideoChange={setVideo}
      failure={shownFailure}
      imageErrors={imageErrors}
      isBusy={isBusy}
      uploaded={uploaded}
      isDraftOffered={draft.isDraftOffered}
      onRestoreDraft={draft.restoreDraft}
      onDiscardDraft={draft.discardDraft}
      onSave={submit}
    />
  );
}
