import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { useSyncExternalStore } from 'react';
import { portalMessages } from '../messages.ts';
import type { LeaveGuard } from './leaveGuard.ts';

/** Asks whether unsaved input may be lost. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const messages = useMessages(portalMessages);
  const isAsking = useSyncExternalStore(guard.subscribe, guard.getSnapshot);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone="danger"
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {messages.leaveBody}
    </ConfirmDialog>
  );
}
