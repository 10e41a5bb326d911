import { LoginContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { preload } from './screens.ts';
import { useScreen } from './useScreen.ts';

/** /login. Whoever begins to type is about to need what comes after. */
export default function LoginRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.login);
  return (
    <div onInput={() => preload('signedIn', 'dashboard')}>
      <LoginContainer onSignedIn={store.signIn} onChallenge={store.challenge} />
    </div>
  );
}
