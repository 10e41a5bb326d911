import { DashboardContainer } from '@valise/features/dashboard';
import { useMessages } from '@valise/ui/messages';
import { signedInMessages } from '../signedIn/messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { hasScreen } from '../router/hasScreen.ts';
import { useScreen } from '../router/useScreen.ts';

/** / and /dashboard; also behind the logout dialog at /logout. */
export default function DashboardRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  useScreen(messages.dashboard);
  return session && <DashboardContainer user={session.user} hasScreen={hasScreen} />;
}
