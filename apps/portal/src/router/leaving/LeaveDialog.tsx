import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { memo, startTransition, useEffect, useSyncExternalStore } from 'react';
import { signedInMessages } from '../../signedIn/messages.ts';
import { type Blocker, useBlocker, useLocation } from '../reactRouter.ts';
import { leaveGuard } from './leaveGuard.ts';

function onPopState(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Asks before unsaved input is discarded, or a save is stopped. */
export function LeaveDialog() {
  const blocker = useBlocker(leaveGuard.blocks);
  const { pathname } = useLocation();
  // After Back the router changes the address back. Opened before that, a dialog whose code comes late would close again.
  const isAddressBack = useSyncExternalStore(onPopState, () => window.location.pathname) === pathname;
  useEffect(() => leaveGuard.setOnSaveEnd(() => blocker.reset?.()), [blocker]);
  return <Confirmation blocker={blocker} isOpen={blocker.state === 'blocked' && isAddressBack} />;
}

/** Memoised, because each step of the address renders `LeaveDialog`. */
const Confirmation = memo(function Confirmation({ blocker, isOpen }: { blocker: Blocker; isOpen: boolean }) {
  const messages = useMessages(signedInMessages);
  const save = leaveGuard.getAskedSave();
  function leave() {
    leaveGuard.discard();
    startTransition(() => blocker.proceed?.());
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={save ? messages.leaveSavingTitle : messages.leaveTitle}
      confirmLabel={messages.leave}
      cancelLabel={save ? messages.stayUntilSaved : messages.stay}
      tone="danger"
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      {!save ? messages.leaveBody : save.hasDraft ? messages.leaveSavingDraftBody : messages.leaveSavingBody}
    </ConfirmDialog>
  );
});
