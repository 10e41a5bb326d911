import { type CallbackArrival, ProviderCallbackContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { useLocation, useNavigate, useParams } from '../router/reactRouter.ts';
import { portalMessages } from '../messages.ts';
import { useScreen } from '../router/useScreen.ts';
import { oauthAttempts } from '../session/signIn/oauthAttempt.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useSignIn } from '../session/signIn/useSignIn.ts';

/** /oauth/:provider/callback, /auth/:provider/callback and /auth/callback. */
export default function ProviderCallbackRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  const signIn = useSignIn();
  const { provider = null } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useScreen(messages.login);

  /** Removes the query from the address and the attempt from the tab, even when the sign-in fails. */
  function takeArrival(): CallbackArrival {
    void navigate(pathname, { replace: true });
    return { query: new URLSearchParams(search), pathProvider: provider, attempt: oauthAttempts.take() };
  }
  return <ProviderCallbackContainer takeArrival={takeArrival} onSignedIn={signIn} onChallenge={store.challenge} />;
}
