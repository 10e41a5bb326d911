'use client';
import type { FieldMessages } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnce, useProblemText } from '../../shared/index.ts';
import { fieldMessagesOf, imageMessagesOf } from '../fieldMessagesOf.ts';
import { productMessages } from '../messages.ts';
import { browserDraftStorage, type DraftStorage } from '../productDraft.ts';
import { isEmptyForm, newProductOf } from '../productForm.ts';
import { useAddProduct } from '../useAddProduct.ts';
import { useProductDraft } from '../useProductDraft.ts';
import { AddProduct } from './AddProduct.tsx';

export interface AddProductContainerProps {
  /** Whose draft is kept and offered. */
  userId: string;
  /** The product is there: the place to lead to the list. */
  onSaved: () => void;
  /** Whether leaving now would lose something; false again before `onSaved`. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Where drafts are kept; null keeps none. @default the browser's local storage */
  draftStorage?: DraftStorage | null;
}

interface Failure {
  errors?: FieldMessages;
  imageErrors?: Readonly<Record<string, string>>;
  problem?: string;
}

/** Adds a product over the API. What was typed survives a failure, a reload and a forced sign-out. */
export function AddProductContainer({ userId, onSaved, onDirtyChange, draftStorage }: AddProductContainerProps) {
  const messages = useMessages(productMessages);
  const problemText = useProblemText();
  const addProduct = useAddProduct();
  const [storage] = useState(() => (draftStorage === undefined ? browserDraftStorage() : draftStorage));
  const draft = useProductDraft(storage, userId);
  const [images, setImages] = useState<readonly UploadImage[]>([]);
  const [video, setVideo] = useState<File | null>(null);
  const [failure, setFailure] = useState<Failure>({});
  const [uploaded, setUploaded] = useState(0);

  const isDirty = images.length > 0 || video !== null || !isEmptyForm(draft.form);
  const tellDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => tellDirty(isDirty), [isDirty]);

  const { run: save, isBusy } = useOnce(async () => {
    setFailure({});
    setUploaded(0);
    try {
      const files = images.flatMap((image) => ('file' in image ? [image.file] : []));
      await addProduct(newProductOf(draft.form, { images: files, video }), setUploaded);
    } catch (problem) {
      const errors = fieldMessagesOf(problem);
      const said = Object.values(errors).flatMap(([first]) => first ?? []);
      const text = problemText(problem);
      const imageErrors = imageMessagesOf(problem, images.map(({ id }) => id));
      setFailure(said.length > 0 ? { errors, imageErrors } : { problem: text });
      for (const message of said.length > 0 ? said : [text]) notify(message, { tone: 'critical' });
      return;
    }
    draft.clear();
    setImages([]);
    setVideo(null);
    onDirtyChange?.(false);
    notify(messages.addedSuccessfully);
    onSaved();
  });

  return (
    <AddProduct
      form={draft.form}
      onChange={draft.change}
      images={images}
      onImagesChange={setImages}
      video={video}
      onVideoChange={setVideo}
      errors={failure.errors}
      imageErrors={failure.imageErrors}
      problem={failure.problem}
      isSaving={isBusy}
      uploaded={uploaded}
      isDraftOffered={draft.isDraftOffered}
      onRestoreDraft={draft.restoreDraft}
      onDiscardDraft={draft.discardDraft}
      onSave={() => void save()}
    />
  );
}
