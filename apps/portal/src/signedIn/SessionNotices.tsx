import { userName } from '@valise/features/domain';
import { refusedChoice } from '@valise/features/kit';
import { useMessages } from '@valise/ui/messages';
import { notify, withdraw } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { signedInMessages } from './messages.ts';
import { fateOf } from '../session/otherTabs/endedSession.ts';
import { useSession } from '../session/SessionContext.tsx';

/**
 * Shows a message when the browser refuses to store the session or, once, what the user chose, and when another tab has exchanged the
 * session. Removes all toasts when a session ends, because they may quote data that the next user may not see.
 */
export function SessionNotices() {
  const { session, persistence, lost, stores } = useSession();
  const messages = useMessages(signedInMessages);
  useEffect(() => {
    if (persistence === 'page') notify(messages.sessionNotKept, { tone: 'warning' });
  }, [persistence, messages]);
  const isChoiceRefused = useSyncExternalStore(refusedChoice.subscribe, refusedChoice.getSnapshot);
  const [isKnown] = useState(isChoiceRefused);
  useEffect(() => {
    if (isChoiceRefused && !isKnown) notify(messages.choicesNotKept, { tone: 'warning' });
  }, [isChoiceRefused, isKnown, messages]);
  const onOpened = useEffectEvent(() => {
    if (session === null || lost === undefined) return;
    const fate = { none: '', kept: messages.draftKept, lost: messages.inputLost }[fateOf(lost, stores)];
    notify([messages.signedInElsewhere({ name: userName(session.user) || (session.user.email ?? '') }), fate].join(' ').trim(), { tone: 'warning' });
  });
  useEffect(() => onOpened(), []);
  useEffect(() => () => withdraw(), []);
  return null;
}
