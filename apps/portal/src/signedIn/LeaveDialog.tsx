import { useMessages } from '@valise/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { portalMessages } from '../messages.ts';
import type { LeaveGuard } from './leaveGuard.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@valise/ui/ConfirmDialog')).ConfirmDialog }));

/** Asks whether unsaved input may be lost. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const messages = useMessages(portalMessages);
  const isAsking = useSyncExternalStore(guard.subscribe, guard.getSnapshot);
  if (!isAsking) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        title={messages.leaveTitle}
        confirmLabel={messages.leave}
        cancelLabel={messages.stay}
        tone="danger"
        onConfirm={() => guard.leave()}
        onCancel={() => guard.stay()}
      >
        {messages.leaveBody}
      </ConfirmDialog>
    </Suspense>
  );
}
