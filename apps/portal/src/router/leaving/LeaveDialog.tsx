import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { memo, startTransition, useCallback, useState, useSyncExternalStore } from 'react';
import { signedInMessages } from '../../signedIn/messages.ts';
import { type Blocker, type BlockerFunction, useBlocker, useLocation } from '../reactRouter.ts';
import { leaveGuard, type Save } from './leaveGuard.ts';

function onPopState(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Asks before unsaved input is discarded or a save is stopped. */
export function LeaveDialog() {
  const save = useSyncExternalStore(leaveGuard.save.subscribe, leaveGuard.save.getSnapshot);
  /** The save that the dialog asks about; null when it asks about unsaved input. It stays while the dialog closes. */
  const [askedSave, setAskedSave] = useState<Save | null>(null);
  const blocks = useCallback<BlockerFunction>((navigation) => {
    const isBlocked = leaveGuard.blocks(navigation);
    if (isBlocked) setAskedSave(leaveGuard.save.getSnapshot());
    return isBlocked;
  }, []);
  const blocker = useBlocker(blocks);
  const { pathname } = useLocation();
  // On Back the router restores the address first. A dialog that opened before that would close again if its code is late.
  const isAddressBack = useSyncExternalStore(onPopState, () => window.location.pathname) === pathname;
  const hasSaveEnded = askedSave !== null && askedSave !== save;
  return <Confirmation blocker={blocker} save={askedSave} isOpen={blocker.state === 'blocked' && isAddressBack && !hasSaveEnded} />;
}

interface ConfirmationProps {
  blocker: Blocker;
  save: Save | null;
  isOpen: boolean;
}

/** Memoised, because every navigation renders `LeaveDialog`. */
const Confirmation = memo(function Confirmation({ blocker, save, isOpen }: ConfirmationProps) {
  const messages = useMessages(signedInMessages);
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
