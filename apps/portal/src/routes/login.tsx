import { LoginContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useState } from 'react';
import { usePreloadAfterSignIn } from '../session/signIn/usePreloadAfterSignIn.ts';
import { endedSession } from '../session/otherTabs/endedSession.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSignIn } from '../session/signIn/useSignIn.ts';
import { useSession } from '../session/SessionContext.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';

/** /login. Typing preloads the screen that follows. */
export default function LoginRoute() {
  const messages = useMessages(portalMessages);
  const { store, stores, ...state } = useSession();
  const { expired, cancelledEmail } = state;
  const signIn = useSignIn();
  const [ended] = useState(() => endedSession(state, stores));
  useScreen(messages.login, { hasOwnFocus: expired !== null });
  return (
    <div onInput={usePreloadAfterSignIn()}>
      <LoginContainer
        onSignedIn={signIn}
        email={cancelledEmail}
        onChallenge={store.challenge}
        socialSignIn={ProviderSignIn}
        ended={ended}
      />
    </div>
  );
}
