import { Problem } from '@valise/contract';
import type { OnSaving } from '../../../kit/submit/onSaving.ts';
import type { DraftSaving } from '../draft/useProductDraft.ts';
import { isRefused, type SaveOptions, type SaveOutcome } from './saveProduct.ts';

export interface SendDraftOptions {
  /** The draft while it is being saved. */
  saving: DraftSaving;
  onSaving?: OnSaving;
  /** Receives the share of the upload that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Saving was stopped; `isUnanswered` when the product may still be saved. */
  onStopped: (isUnanswered: boolean) => void;
}

export const isSaved = (outcome: SaveOutcome): outcome is 'added' | 'updated' => outcome === 'added' || outcome === 'updated';

/** Sends a draft until it is saved, fails or is stopped. The draft records whether it was sent. */
export async function sendDraft(send: (options: SaveOptions) => Promise<SaveOutcome>, { saving, onSaving, onProgress, onStopped }: SendDraftOptions): Promise<SaveOutcome> {
  const stopping = new AbortController();
  const onSavingEnd = onSaving?.(() => stopping.abort(), true);
  let share = 0;
  let isDone = false;
  try {
    const outcome = await send({
      signal: stopping.signal,
      onSend: saving.setSent,
      onProgress: (sent) => {
        share = sent;
        onProgress(sent);
      },
    });
    isDone = isSaved(outcome);
    return outcome;
  } catch (problem) {
    const isPart = share > 0 && share < 1;
    if (isPart || isRefused(problem)) saving.setUnsent();
    const isStopped = stopping.signal.aborted && problem instanceof Problem && problem.kind === 'aborted';
    if (isStopped) onStopped(saving.isUnanswered());
    throw problem;
  } finally {
    saving.end(isDone);
    onSavingEnd?.();
  }
}
