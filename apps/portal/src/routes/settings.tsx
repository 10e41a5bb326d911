import { SettingsContainer, settingsPath, settingsTabOf } from '@valise/features/settings';
import { useMessages } from '@valise/ui/messages';
import { useLocation } from 'react-router-dom';
import { signedInMessages } from '../signedIn/messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useGuardedNavigate, useUnsaved } from '../router/leaving/guardedNavigation.tsx';
import { useScreen } from '../router/useScreen.ts';

/** /settings. The tab is in the query. */
export default function SettingsRoute() {
  const messages = useMessages(signedInMessages);
  const { session, store } = useSession();
  useScreen(messages.settings);
  const query = new URLSearchParams(useLocation().search);
  const goTo = useGuardedNavigate();
  const setUnsaved = useUnsaved();
  return (
    session && (
      <SettingsContainer
        user={session.user}
        tab={settingsTabOf(query)}
        onTabChange={(tab) => goTo(settingsPath(tab))}
        onUserChange={store.replaceUser}
        onDirtyChange={setUnsaved}
      />
    )
  );
}
