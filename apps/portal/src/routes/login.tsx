import { LoginContainer } from '@valise/features/auth';
import { lazyPart } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { usePreloadAfterSignIn } from '../router/code/PreloadContext.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Its code is fetched after the form can be used; where it cannot be fetched, the form is shown alone. */
const ProviderSignIn = lazyPart(() => import('./providerSignIn.tsx'), { when: 'idle' });

/** /login. Typing preloads the screen that follows. */
export default function LoginRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.login);
  return (
    <div onInput={usePreloadAfterSignIn()}>
      <LoginContainer onSignedIn={store.signIn} onChallenge={store.challenge} socialSignIn={ProviderSignIn} />
    </div>
  );
}
