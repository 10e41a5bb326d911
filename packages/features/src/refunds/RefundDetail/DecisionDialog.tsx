'use client';
import type { Refund } from '@valise/contract';
import { ConfirmDialog, type ConfirmDialogProps } from '@valise/ui/ConfirmDialog';
import { useMessages } from '@valise/ui/messages';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import { useValueFormats } from '../../kit/format/format.ts';
import { FailureText } from '../../kit/submit/FailureText.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { refundMessages } from '../messages.ts';
import type { Decision } from '../refundStatus.ts';

export interface DecisionDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'restoreFocusTo' | 'onConfirm' | 'onCancel'> {
  refund: Refund;
  decision: Decision;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
}

/** Asks before a refund is approved or rejected: how much, to whom, and what follows. */
export function DecisionDialog({ refund, decision, failure, ...props }: DecisionDialogProps) {
  const messages = useMessages(refundMessages);
  const { money } = useValueFormats();
  const offline = useOfflineReason();
  const about = { amount: money(refund.amount), traveler: refund.travelerName || messages.theTraveler };
  const copy =
    decision === 'Processed'
      ? { title: messages.approveTitle, confirm: messages.confirmApprove, busy: messages.approving, question: messages.approveQuestion(about) }
      : { title: messages.rejectTitle, confirm: messages.confirmReject, busy: messages.rejecting, question: messages.rejectQuestion(about) };
  return (
    <ConfirmDialog
      {...props}
      title={copy.title}
      confirmLabel={copy.confirm}
      busyLabel={copy.busy}
      tone={decision === 'Rejected' ? 'danger' : 'neutral'}
      confirmDescription={offline?.text}
      error={failure && <FailureText failure={failure} showsFields />}
    >
      {copy.question}
    </ConfirmDialog>
  );
}
