import { TwoFactorContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { RouterProvider } from '@valise/ui/Link';
import { useState } from 'react';
import { portalMessages } from '../messages.ts';
import { useNavigate } from '../router/reactRouter.ts';
import { usePreloadAfterSignIn } from '../session/signIn/usePreloadAfterSignIn.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';
import { typedAhead } from '../session/signIn/typedAhead.ts';
import { useSignIn } from '../session/signIn/useSignIn.ts';

/** /two-factor, while a sign-in waits for its code. Following a link away from it cancels that sign-in. */
export default function TwoFactorRoute() {
  const messages = useMessages(portalMessages);
  const { store, ...session } = useSession();
  // It stays on screen after signing in, until the next screen can be painted.
  const [pending] = useState(session.pending);
  const [typedCode] = useState(() => typedAhead().replaceAll(/\D/g, '').slice(0, 6));
  const signIn = useSignIn();
  const navigate = useNavigate();
  const preloadAfterSignIn = usePreloadAfterSignIn();
  useScreen(messages.twoFactor, { hasOwnFocus: true });
  if (pending === null) return null;

  function giveUp(path: string) {
    store.challenge(null);
    void navigate(path);
  }
  return (
    <RouterProvider navigate={giveUp}>
      <div onInput={preloadAfterSignIn}>
        <TwoFactorContainer pending={pending} typedCode={typedCode} onSignedIn={signIn} />
      </div>
    </RouterProvider>
  );
}
