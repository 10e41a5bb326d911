import { type CallbackArrival, ProviderCallbackContainer } from '@valise/features/auth';
import { callbackAt } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { tripsOfTab } from '../session/tripsOfTab.ts';
import { useScreen } from './useScreen.ts';

/** What came back; neither the address nor the tab still holds it afterwards, whatever becomes of it. */
function takeArrival(): CallbackArrival {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  return { query: new URLSearchParams(search), pathProvider: callbackAt(pathname)?.provider ?? null, kept: tripsOfTab.take() };
}

/** /oauth/{provider}/callback, /auth/{provider}/callback and /auth/callback. */
export default function ProviderCallbackRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.login);
  return <ProviderCallbackContainer takeArrival={takeArrival} onSignedIn={store.signIn} onChallenge={store.challenge} />;
}
