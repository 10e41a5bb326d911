import { TwoFactorContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { RouterProvider } from '@valise/ui/Link';
import { portalMessages } from '../messages.ts';
import { useGoTo } from '../router/navigation.tsx';
import { usePreloadAfterSignIn } from '../router/code/PreloadContext.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /two-factor, while a sign-in waits for its code. Following a link away from it cancels that sign-in. */
export default function TwoFactorRoute() {
  const messages = useMessages(portalMessages);
  const { pending, store } = useSession();
  const goTo = useGoTo();
  const preloadAfterSignIn = usePreloadAfterSignIn();
  useScreen(messages.twoFactor);
  if (pending === null) return null;

  function giveUp(path: string) {
    store.challenge(null);
    goTo(path);
  }
  return (
    <RouterProvider navigate={giveUp}>
      <div onInput={preloadAfterSignIn}>
        <TwoFactorContainer pending={pending} onSignedIn={store.signIn} />
      </div>
    </RouterProvider>
  );
}
