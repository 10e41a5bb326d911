import { useMessages } from '@valise/ui/messages';
import { notify, withdraw } from '@valise/ui/Toast';
import { useEffect } from 'react';
import { signedInMessages } from './messages.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Says when the browser refuses to store the session, and removes a session's toasts when it ends: they may quote what the next person is not to read. */
export function SessionNotices() {
  const { persistence } = useSession();
  const messages = useMessages(signedInMessages);
  useEffect(() => {
    if (persistence === 'page') notify(messages.sessionNotKept, { tone: 'warning' });
  }, [persistence, messages]);
  useEffect(() => () => withdraw(), []);
  return null;
}
