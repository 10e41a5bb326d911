import { SignUpContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useGoTo } from '../router/navigation.tsx';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /signup */
export default function SignUpRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.signUp);
  const goTo = useGoTo();
  return <SignUpContainer onSignedIn={store.signIn} onRegistered={() => goTo(paths.login)} />;
}
