'use client';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { shellMessages } from '../messages.ts';

export interface LogoutDialogProps {
  isOpen: boolean;
  /** Logging out is under way. @default false */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the session ends. */
export function LogoutDialog(props: LogoutDialogProps) {
  const messages = useMessages(shellMessages);
  return (
    <ConfirmDialog
      {...props}
      title={messages.logoutTitle}
      confirmLabel={messages.logout}
      busyLabel={messages.loggingOut}
      confirmIcon={<SignOut size={18} aria-hidden="true" />}
    >
      {messages.logoutConsequence}
    </ConfirmDialog>
  );
}
