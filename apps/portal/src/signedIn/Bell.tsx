import { NotificationsContainer } from '@valise/features/notifications';
import { useEffect } from 'react';
import { documentTitle } from '../documentTitle.ts';
import { useSession } from '../session/SessionContext.tsx';

/** The bell of whoever is signed in; the title of each screen repeats its count. */
export function Bell() {
  const { session } = useSession();
  useEffect(() => () => documentTitle.countUnread(0), []);
  return session && <NotificationsContainer user={session.user} onUnreadChange={documentTitle.countUnread} />;
}
