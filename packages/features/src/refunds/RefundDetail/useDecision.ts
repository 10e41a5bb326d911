'use client';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import type { GoOn } from '../../kit/list/steps/useGoOn.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { refundMessages } from '../messages.ts';
import type { Decision } from '../refundStatus.ts';
import type { DecisionOutcome } from './useRefund.ts';

export interface DecisionOptions {
  onDecide: (decision: Decision) => Promise<DecisionOutcome>;
  /** Opens the next refund that waits. */
  goOn: GoOn | undefined;
  /** Names the refund once it has been left. */
  title: string;
}

/** Decides after a confirmation. The dialog stays open until the server has answered and the next refund is found, and shows a failure. */
export function useDecision({ onDecide, goOn, title }: DecisionOptions) {
  const messages = useMessages(refundMessages);
  // Kept while the dialog closes, so that its text does not change.
  const [decision, setDecision] = useState<Decision>('Processed');
  const [isOpen, setOpen] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const { submit, isBusy, failure, clearFailure } = useSubmit(onDecide, {
    headline: messages.failedToUpdate,
    toasts: 'none',
    onDone: async (outcome, decided) => {
      const told = outcome.kind === 'decided' ? { text: messages.decided({ status: decided }) } : { text: messages.alreadyDecided({ status: outcome.status }), tone: 'info' as const };
      if (goesOn) await goOn?.({ ...told, detail: title });
      else notify(told.text, { tone: told.tone });
      setOpen(false);
    },
  });
  const confirm = () => submit(decision);
  return {
    /** With `andNext` the next refund follows. */
    ask: (next: Decision, andNext = false) => {
      clearFailure();
      setDecision(next);
      setGoesOn(andNext);
      setOpen(true);
    },
    /** Ctrl Enter confirms what it has asked. */
    confirmNext: () => goesOn && confirm(),
    dialog: { decision, isOpen, isBusy, failure, onConfirm: confirm, onCancel: () => setOpen(false) },
  };
}
