import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { useSyncExternalStore } from 'react';
import { signedInMessages } from '../../signedIn/messages.ts';
import { leaveGuard } from './leaveGuard.ts';

/** The confirmation before unsaved input is discarded. */
export function LeaveDialog() {
  const messages = useMessages(signedInMessages);
  const isOpen = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.getSnapshot);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone="danger"
      onConfirm={leaveGuard.leave}
      onCancel={leaveGuard.stay}
    >
      {messages.leaveBody}
    </ConfirmDialog>
  );
}
