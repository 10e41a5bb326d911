'use client';
import { Problem } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useCallback, useMemo, useRef, useState } from 'react';
import { SubmitError } from '../../../kit/submit/failure.ts';
import { failureToasts } from '../../../kit/submit/failureToasts.ts';
import type { OnSaving } from '../../../kit/submit/onSaving.ts';
import { useSubmit } from '../../../kit/submit/useSubmit.ts';
import { useUploadLimits } from '../../../kit/uploads/UploadLimits.tsx';
import { useIsMounted } from '../../../kit/useIsMounted.ts';
import { productFormMessages } from '../../formMessages.ts';
import type { OpenDraft } from '../draft/openDraft.ts';
import type { DraftSaving } from '../draft/useProductDraft.ts';
import { chosenImages, idsOf } from '../state/formImages.ts';
import { imageMessages, productFailure } from '../state/productFailure.ts';
import type { FormContent } from '../state/productForm.ts';
import { productFormOrder } from '../state/productSections.ts';
import type { Conflict, SaveOutcome } from './saveProduct.ts';
import { isSaved, sendDraft } from './sendDraft.ts';
import { type ReadContent, readContent } from './sentProduct.ts';
import { uploadFault } from './uploadFault.ts';
import { type ReadBack, useReadBack } from './useReadBack.ts';
import { useSaveRequest } from './useSaveRequest.ts';
import { wrongAddresses } from './wrongAddresses.ts';

export interface SaveProductOptions {
  draft: OpenDraft;
  /** The content that the form was opened with. */
  opened: FormContent;
  /** The id of the edited product; undefined adds a new product. */
  productId: string | undefined;
  /** Called when saving starts. */
  startSaving: () => DraftSaving;
  onSaving?: OnSaving;
  /** The product has been saved while the form is still open; `isAnother` when the form is emptied for another product. */
  onSaved: (isAnother: boolean) => void;
}

interface Attempt {
  /** The conflict that the user has chosen to override. */
  despite?: Conflict;
  isAnother?: boolean;
}

/** Whether a proxy or a server refused the upload because of its size, without its own sentence. */
const isTooLarge = (problem: unknown) => problem instanceof Problem && problem.status === 413 && problem.serverMessage === undefined;

/** Saves a product form: its progress, its failure, and the conflict that the user has to decide. */
export function useSaveProduct({ draft, opened, productId, startSaving, onSaving, onSaved }: SaveProductOptions) {
  const messages = useMessages(productFormMessages);
  const request = useSaveRequest(productId);
  const readBack = useReadBack();
  const [stored, setStored] = useState<ReadBack>();
  const limits = useUploadLimits();
  const isMounted = useIsMounted();
  const headline = productId === undefined ? undefined : messages.failedToUpdate;
  const [uploaded, setUploaded] = useState(0);
  // The server names an image by its index, and the user can move images after they were sent.
  const [sentImageIds, setSentImageIds] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  const isPending = useRef(false);

  async function call({ content }: ReadContent, { despite }: Attempt): Promise<SaveOutcome> {
    setUploaded(0);
    setSentImageIds(idsOf(chosenImages(content.images)));
    setConflict(undefined);
    setStored(undefined);
    isPending.current = true;
    try {
      return await sendDraft((options) => request({ content, opened, version: draft.version, sent: draft.sent, despite }, options), {
        saving: startSaving(),
        onSaving,
        onProgress: setUploaded,
        onStopped: (isUnanswered) => notify(isUnanswered ? messages.stoppedUnanswered : messages.stopped, { tone: 'warning' }),
      });
    } catch (problem) {
      if (!isTooLarge(problem)) throw problem;
      throw new SubmitError(headline === undefined ? { message: messages.tooLarge } : { message: headline, detail: messages.tooLarge });
    } finally {
      isPending.current = false;
    }
  }

  const { submit, isBusy, failure } = useSubmit<[ReadContent, Attempt], SaveOutcome>(call, {
    headline,
    isInPlace: true,
    fieldOrder: productFormOrder,
    validate: ({ content, unreadable }) => {
      const fault = uploadFault(content, limits);
      const fields: [string, string[]][] = unreadable.map(({ field, hasTooManyDecimals }) => [field, [hasTooManyDecimals ? messages.tooManyDecimals : messages.notANumber]]);
      for (const field of wrongAddresses(content, opened)) fields.push([field, [messages.wholeAddress]]);
      if (fault !== undefined) fields.push(['images', [fault.why === 'count' ? messages.tooManyFiles(fault) : messages.tooMuchTogether(fault)]]);
      return fields.length === 0 ? undefined : { fields: Object.fromEntries(fields) };
    },
    onDone: async (outcome, { content }, { isAnother = false }) => {
      const different = outcome === 'updated' && productId !== undefined ? await readBack(productId, content, opened) : undefined;
      if (different !== undefined) {
        if (isMounted()) setStored(different);
        else notify(messages.storedOtherwise, { tone: 'warning', detail: different.sentences.join(' ') });
      } else if (isSaved(outcome)) {
        notify(outcome === 'added' ? messages.addedSuccessfully : messages.updatedSuccessfully);
        if (isMounted()) onSaved(isAnother);
      } else if (isMounted()) setConflict(outcome);
      else notify(messages.savedElsewhereFailed, { tone: 'critical' });
    },
    onFailedElsewhere: (failure) => {
      const [reason] = failureToasts(failure, 'first');
      notify(messages.savedElsewhereFailed, { tone: 'critical', detail: reason?.detail ?? reason?.text });
    },
  });

  return {
    save: (attempt: Attempt = {}) => submit(readContent(draft, opened), attempt),
    isBusy,
    /** Whether a save is pending, known even before the form has rendered again. */
    isPending: useCallback(() => isPending.current, []),
    /** The share of the upload that has been sent, 0 to 1. */
    uploaded,
    failure: useMemo(() => productFailure(failure), [failure]),
    /** The server's message for each image, by the image's id. */
    imageErrors: useMemo(() => imageMessages(failure?.fields, sentImageIds), [failure, sentImageIds]),
    /** The conflict because of which the last attempt sent nothing. */
    conflict,
    dismissConflict: () => setConflict(undefined),
    /** The saved product, when it differs from what was sent. */
    stored,
  };
}
