import { LoginContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { OtherWays } from './OtherWays.tsx';
import { preloadAddress } from './screens.ts';
import { useScreen } from './useScreen.ts';

/** /login. Whoever begins to type is about to need what comes after. */
export default function LoginRoute() {
  const messages = useMessages(portalMessages);
  const { store, requested } = useSession();
  useScreen(messages.login);
  return (
    <div onInput={() => preloadAddress(true, requested.read()?.split(/[?#]/)[0] ?? paths.dashboard)}>
      <LoginContainer onSignedIn={store.signIn} onChallenge={store.challenge} otherWays={OtherWays} />
    </div>
  );
}
