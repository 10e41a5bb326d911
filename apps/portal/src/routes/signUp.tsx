import { SignUpContainer } from '@valise/features/auth';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useNavigate } from '../router/reactRouter.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSignIn } from '../session/signIn/useSignIn.ts';

/** /signup */
export default function SignUpRoute() {
  const messages = useMessages(portalMessages);
  const signIn = useSignIn();
  useScreen(messages.signUp);
  const navigate = useNavigate();
  return <SignUpContainer onSignedIn={signIn} onRegistered={() => void navigate(paths.login)} />;
}
