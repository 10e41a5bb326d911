'use client';
import { SignOut } from '@valise/ui/icons/SignOut';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { shellMessages } from '../messages.ts';
import * as styles from './LogoutDialog.css.ts';
import { unsavedWorkMessages } from './messages.ts';
import type { FoundWork } from './unsavedWork.ts';

export interface LogoutDialogProps {
  isOpen: boolean;
  /** The logout is pending. @default false */
  isBusy?: boolean;
  /** What would be lost. @default nothing */
  unsaved?: readonly FoundWork[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the session ends. */
export function LogoutDialog({ unsaved = [], ...props }: LogoutDialogProps) {
  const messages = useMessages(shellMessages);
  return (
    <ConfirmDialog
      {...props}
      title={messages.logoutTitle}
      confirmLabel={messages.logout}
      busyLabel={messages.loggingOut}
      confirmIcon={<SignOut size={18} />}
      content={unsaved.length === 0 ? undefined : <Unsaved unsaved={unsaved} />}
      isContentRead
    >
      {messages.logoutConsequence}
    </ConfirmDialog>
  );
}

function Unsaved({ unsaved }: { unsaved: readonly FoundWork[] }) {
  const messages = useMessages(unsavedWorkMessages);
  return (
    <Banner tone="warning">
      <p className={styles.line}>{messages.logoutLoses}</p>
      <ul className={styles.list}>
        {unsaved.map((found, index) => {
          const work = found.kind === 'messages' ? messages.unsentMessages : found.screen;
          return <li key={index}>{found.isHere ? messages.inThisTab({ work }) : messages.inAnotherTab({ work })}</li>;
        })}
      </ul>
    </Banner>
  );
}
