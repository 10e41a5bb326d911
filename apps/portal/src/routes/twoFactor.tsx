import { TwoFactorContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { RouterProvider } from '@valise/ui/Link';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { goTo } from '../signedOut/address.ts';
import { preload } from './screens.ts';
import { useScreen } from './useScreen.ts';

/** /two-factor, while a sign-in waits for its code. Whoever follows a link away from it gives that sign-in up. */
export default function TwoFactorRoute() {
  const messages = useMessages(portalMessages);
  const { pending, store } = useSession();
  useScreen(messages.twoFactor);
  if (pending === null) return null;

  function leaveFor(path: string) {
    store.challenge(null);
    goTo(path);
  }
  return (
    <RouterProvider navigate={leaveFor}>
      <div onInput={() => preload('signedIn', 'dashboard')}>
        <TwoFactorContainer pending={pending} onSignedIn={store.signIn} />
      </div>
    </RouterProvider>
  );
}
