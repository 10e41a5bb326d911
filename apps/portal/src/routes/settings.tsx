import { SettingsContainer, settingsPath, settingsTabOf } from '@valise/features/settings';
import { useMessages } from '@valise/ui/messages';
import { useLocation, useNavigate } from '../router/reactRouter.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useUnsaved } from '../router/leaving/useUnsaved.ts';
import { useScreen } from '../router/useScreen.ts';

/** /settings. The tab is in the query. */
export default function SettingsRoute() {
  const messages = useMessages(signedInMessages);
  const { session, store } = useSession();
  useScreen(messages.settings);
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const setUnsaved = useUnsaved();
  return (
    session && (
      <SettingsContainer
        user={session.user}
        tab={settingsTabOf(query)}
        onTabChange={(tab) => void navigate(settingsPath(tab))}
        onUserChange={store.replaceUser}
        onDirtyChange={setUnsaved}
      />
    )
  );
}
