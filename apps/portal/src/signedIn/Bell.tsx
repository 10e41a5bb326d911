import { NotificationsContainer } from '@valise/features/notifications';
import { useEffect } from 'react';
import { documentTitle } from '../title/documentTitle.ts';
import { useSession } from '../session/SessionContext.tsx';

/** The bell. The document's title repeats its count. */
export function Bell() {
  const { session } = useSession();
  useEffect(() => () => documentTitle.setUnread(0), []);
  return session && <NotificationsContainer user={session.user} onUnreadChange={documentTitle.setUnread} />;
}
