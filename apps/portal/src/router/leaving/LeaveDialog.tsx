import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { useSyncExternalStore } from 'react';
import { signedInMessages } from '../../signedIn/messages.ts';
import { leaveGuard } from './leaveGuard.ts';

/** The confirmation before unsaved input is discarded, or a save is stopped. */
export function LeaveDialog() {
  const messages = useMessages(signedInMessages);
  const { isOpen, isSaving, keepsDraft } = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.getSnapshot);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isSaving ? messages.leaveSavingTitle : messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={isSaving ? messages.stayUntilSaved : messages.stay}
      tone="danger"
      onConfirm={leaveGuard.leave}
      onCancel={leaveGuard.stay}
    >
      {!isSaving ? messages.leaveBody : keepsDraft ? messages.leaveSavingDraftBody : messages.leaveSavingBody}
    </ConfirmDialog>
  );
}
