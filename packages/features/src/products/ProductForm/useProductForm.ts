'use client';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureToasts, useSubmit } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import type { DraftedFormProps } from './DraftedForm.tsx';
import { type DraftStatus, type ProductDraftOptions, useProductDraft } from './draft/useProductDraft.ts';
import { chosenImages, type FormContent } from './rules/formContent.ts';
import { imageMessages, productFailure } from './rules/productFailure.ts';
import { productFormOrder } from './rules/productSections.ts';
import { unreadableNumbers } from './rules/sentProduct.ts';

/** What an app gives a product form. */
export interface ProductFormOwnerProps {
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

export interface ProductFormOptions<Answer> extends ProductFormOwnerProps, Omit<ProductDraftOptions, 'storage'> {
  /**
   * Sends the form. What it resolves to is why nothing was saved, and undefined once it was: the person is asked, and the form
   * is sent again with the answer.
   */
  send: (content: FormContent & { version: string }, onProgress: (share: number) => void, answer?: Answer) => Promise<Answer | undefined>;
  /** The sentence of a failure, before its reason. @default the server's own sentence alone */
  headline?: string;
  /** Toasted once the product has been saved. */
  savedMessage: (answer?: Answer) => string;
}

const statusMessages = {
  none: undefined,
  stored: 'draftStored',
  withoutVideo: 'draftWithoutVideo',
  withoutPhotos: 'draftWithoutPhotos',
} as const satisfies Record<DraftStatus, keyof (typeof productFormMessages)['en-US'] | undefined>;

/** What a product form holds and how it is saved. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function useProductForm<Answer = never>(options: ProductFormOptions<Answer>) {
  const { send, headline, savedMessage, onSaved, onDirtyChange, onSavingChange } = options;
  const messages = useMessages(productFormMessages);
  const draft = useProductDraft({ ...options, storage: options.draftStorage });
  const { values, images, video, version, offered } = draft;
  const [uploaded, setUploaded] = useState(0);
  // The server names an image by its index, and images can be moved after they were sent.
  const [sentImageIds, setSentImageIds] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [question, setQuestion] = useState<Answer>();

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const { submit, isBusy, failure } = useSubmit<[answer?: Answer, isAnother?: boolean], Answer | undefined>(
    async (answer) => {
      setUploaded(0);
      setSentImageIds(chosenImages(images).map(({ id }) => id));
      setQuestion(undefined);
      const endSaving = draft.startSaving();
      onSavingChange?.(true);
      let isSaved = false;
      try {
        const question = await send({ values, images, video, version }, setUploaded, answer);
        isSaved = question === undefined;
        return question;
      } finally {
        endSaving(isSaved);
        onSavingChange?.(false);
      }
    },
    {
      headline,
      fieldOrder: productFormOrder,
      validate: () => {
        const fields = unreadableNumbers(values, messages.notANumber);
        return fields && { fields };
      },
      onDone: (question, answer, isAnother = false) => {
        if (question !== undefined) {
          if (isOpen.current) setQuestion(question);
          else notify(messages.savedElsewhereFailed, { tone: 'critical' });
          return;
        }
        notify(savedMessage(answer));
        if (!isOpen.current) return;
        if (isAnother) {
          draft.clear();
          setSavedCount((count) => count + 1);
          return;
        }
        setSaved(true);
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

  const isDirty = !draft.isUnchanged && !isBusy && !isSaved;
  const reportDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty, draft.discard));
  useEffect(() => reportDirty(isDirty), [isDirty]);

  const statusMessage = statusMessages[draft.status];
  const form: Omit<DraftedFormProps, 'label' | 'cancelHref'> = {
    values,
    onChange: draft.change,
    images,
    onImagesChange: draft.setImages,
    video,
    onVideoChange: draft.setVideo,
    failure: shownFailure,
    imageErrors,
    isBusy,
    uploaded,
    offeredDraft: offered === null ? undefined : offered.lacksVideo ? 'withoutVideo' : 'whole',
    onRestoreDraft: draft.restore,
    onDiscardDraft: draft.discardOffered,
    note: statusMessage && messages[statusMessage],
    savedCount,
    onSave: (isAnother) => submit(undefined, isAnother),
  };
  return { form, question, answer: (answer: Answer) => submit(answer), dismissQuestion: () => setQuestion(undefined), clear: draft.clear };
}
