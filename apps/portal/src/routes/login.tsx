import { LoginContainer } from '@valise/features/auth';
import { openStorage, storedDrafts } from '@valise/features/kit';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useState } from 'react';
import { usePreloadAfterSignIn } from '../session/signIn/usePreloadAfterSignIn.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSignIn } from '../session/signIn/useSignIn.ts';
import { useSession } from '../session/SessionContext.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';

/** /login. Typing preloads the screen that follows. */
export default function LoginRoute() {
  const messages = useMessages(portalMessages);
  const { store, expired, cancelledEmail } = useSession();
  const signIn = useSignIn();
  const [hasDraft] = useState(() => expired !== null && storedDrafts(openStorage('local')).some(({ userId }) => userId === expired.id));
  useScreen(messages.login, { hasOwnFocus: expired !== null });
  return (
    <div onInput={usePreloadAfterSignIn()}>
      <LoginContainer
        onSignedIn={signIn}
        email={cancelledEmail}
        onChallenge={store.challenge}
        socialSignIn={ProviderSignIn}
        expired={expired === null ? undefined : { email: expired.email ?? '', hasDraft }}
      />
    </div>
  );
}
