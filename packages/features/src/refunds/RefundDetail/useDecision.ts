'use client';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { refundMessages } from '../messages.ts';
import type { Decision } from '../refundStatus.ts';
import type { DecisionOutcome } from './useRefund.ts';

/** Decides after a confirmation. The dialog stays open until the server has answered, and shows a failure. */
export function useDecision(onDecide: (decision: Decision) => Promise<DecisionOutcome>) {
  const messages = useMessages(refundMessages);
  // Kept while the dialog closes, so that its text does not change.
  const [decision, setDecision] = useState<Decision>('Processed');
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, failure, clearFailure } = useSubmit(onDecide, {
    headline: messages.failedToUpdate,
    toasts: 'none',
    onDone: (outcome, decided) => {
      setOpen(false);
      if (outcome.kind === 'decided') notify(messages.decided({ status: decided }));
      else notify(messages.alreadyDecided({ status: outcome.status }), { tone: 'info' });
    },
  });
  return {
    ask: (next: Decision) => {
      clearFailure();
      setDecision(next);
      setOpen(true);
    },
    dialog: { decision, isOpen, isBusy, failure, onConfirm: () => submit(decision), onCancel: () => setOpen(false) },
  };
}
