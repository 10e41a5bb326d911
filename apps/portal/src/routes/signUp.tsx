import { SignUpContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { goTo } from '../signedOut/address.ts';
import { useScreen } from './useScreen.ts';

/** /signup */
export default function SignUpRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.signUp);
  return <SignUpContainer onSignedIn={store.signIn} onRegistered={() => goTo(paths.login)} />;
}
