'use client';
import { SignOut } from '@valise/ui/icons/SignOut';
import { useMessages } from '@valise/ui/messages';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { shellMessages } from '../messages.ts';

export interface LogoutDialogProps {
  isOpen: boolean;
  /** The logout is pending. @default false */
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
      confirmIcon={<SignOut size={18} />}
    >
      {messages.logoutConsequence}
    </ConfirmDialog>
  );
}
