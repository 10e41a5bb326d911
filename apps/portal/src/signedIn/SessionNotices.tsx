import { useMessages } from '@valise/ui/messages';
import { notify, withdraw } from '@valise/ui/Toast';
import { useEffect } from 'react';
import { signedInMessages } from './messages.ts';
import { useSession } from '../session/SessionContext.tsx';

/**
 * Shows a message when the browser refuses to store the session. Removes all toasts when a session ends, because they may quote
 * data that the next user may not see.
 */
export function SessionNotices() {
  const { persistence } = useSession();
  const messages = useMessages(signedInMessages);
  useEffect(() => {
    if (persistence === 'page') notify(messages.sessionNotKept, { tone: 'warning' });
  }, [persistence, messages]);
  useEffect(() => () => withdraw(), []);
  return null;
}
