'use client';
import { Problem } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { SubmitError } from '../../kit/submit/failure.ts';
import { failureToasts } from '../../kit/submit/failureToasts.ts';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
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
  /** Whether leaving the form discards changes, and how to; false again before `onSaved`, and while the product is being saved. */
  onDirtyChange?: (isDirty: boolean, discard: () => void) => void;
  /**
   * Saving has started. `stop` cancels it: what became of the product is toasted, and a draft that is not known to be saved is
   * kept.
   */
  onSaving?: OnSaving;
  /** Where drafts are stored; null stores none. By default the browser's storage, shared by its tabs. */
  draftStorage?: Storage | null;
}

/** What a product form sends. */
export interface SentContent extends FormContent {
  /** The version of the product that was edited (`versionOf`); '' for a new one. */
  version: string;
  /** The same was sent before, and no answer came: how many products like it there were before that. Null when it was not. */
  equalBefore: number | null;
}

/** How sending is watched and stopped. */
export interface SendOptions {
  /** Stops it. What was sent already may be saved all the same. */
  signal: AbortSignal;
  /** To be called just before the product is sent, with the number of products like it that are known. @default 0 */
  onSend: (equalBefore?: number) => void;
  /** Receives the share of the upload that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface ProductFormOptions<Answer> extends ProductFormOwnerProps, Omit<ProductDraftOptions, 'storage'> {
  /**
   * Sends the form. What it resolves to is why nothing was saved, and undefined once it was: the person is asked, and the form
   * is sent again with the answer.
   */
  send: (content: SentContent, options: SendOptions, answer?: Answer) => Promise<Answer | undefined>;
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

/** A proxy or a server refused the upload by its size, and said nothing. */
const isTooLarge = (problem: unknown) => problem instanceof Problem && problem.status === 413 && problem.serverMessage === undefined;

/** What a product form holds and how it is saved. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function useProductForm<Answer = never>(options: ProductFormOptions<Answer>) {
  const { send, headline, savedMessage, onSaved, onDirtyChange, onSaving } = options;
  const messages = useMessages(productFormMessages);
  const draft = useProductDraft({ ...options, storage: options.draftStorage });
  const { values, images, video, version, equalBefore, offered } = draft;
  const [uploaded, setUploaded] = useState(0);
  // The server names an image by its index, and images can be moved after they were sent.
  const [sentImageIds, setSentImageIds] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [question, setQuestion] = useState<Answer>();

  /** What is entered now would not be saved, and the form is left once it is: fields take nothing. */
  const isSaving = useRef(false);
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
      isSaving.current = true;
      const save = draft.startSaving();
      const stopped = new AbortController();
      const onSavingEnd = onSaving?.(() => stopped.abort(), true);
      let share = 0;
      let isSaved = false;
      try {
        const options: SendOptions = {
          signal: stopped.signal,
          onSend: save.setSent,
          onProgress: (sent) => {
            share = sent;
            setUploaded(sent);
          },
        };
        const question = await send({ values, images, video, version, equalBefore }, options, answer);
        isSaved = question === undefined;
        return question;
      } catch (problem) {
        const isPart = share > 0 && share < 1;
        if (isPart || (problem instanceof Problem && problem.kind === 'refused')) save.setUnsent();
        const isStopped = stopped.signal.aborted && problem instanceof Problem && problem.kind === 'aborted';
        if (isStopped) notify(save.isUnanswered() ? messages.stoppedUnanswered : messages.stopped, { tone: 'warning' });
        throw isTooLarge(problem) ? new SubmitError(headline === undefined ? { message: messages.tooLarge } : { message: headline, detail: messages.tooLarge }) : problem;
      } finally {
        isSaving.current = false;
        save.end(isSaved);
        onSavingEnd?.();
      }
    },
    {
      headline,
      fieldOrder: productFormOrder,
      validate: () => {
        const fields = unreadableNumbers(values, options.initial.values, messages.notANumber);
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

  const { change, setImages, setVideo } = draft;
  /** Until it is left a saved form is not sent again; once it is changed it is another one. */
  const reopen = () => setSaved(false);
  const onChange = useCallback<typeof change>(
    (field, text) => {
      if (isSaving.current) return;
      setSaved(false);
      change(field, text);
    },
    [change],
  );

  const statusMessage = statusMessages[draft.status];
  const form: Omit<DraftedFormProps, 'label' | 'cancelHref'> = {
    values,
    onChange,
    images,
    onImagesChange: (images) => {
      reopen();
      setImages(images);
    },
    video,
    onVideoChange: (video) => {
      reopen();
      setVideo(video);
    },
    failure: shownFailure,
    imageErrors,
    isBusy,
    uploaded,
    offeredDraft: offered === null ? undefined : offered.lacksVideo ? 'withoutVideo' : 'whole',
    isOfferedUnanswered: offered !== null && offered.equalBefore !== null,
    onRestoreDraft: () => {
      reopen();
      draft.restore();
    },
    onDiscardDraft: draft.discardOffered,
    note: statusMessage && messages[statusMessage],
    savedCount,
    onSave: (isAnother) => {
      if (!isSaved) submit(undefined, isAnother);
    },
  };
  return { form, question, answer: (answer: Answer) => submit(answer), dismissQuestion: () => setQuestion(undefined), clear: draft.clear };
}
