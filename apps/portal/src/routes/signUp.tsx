import { SignUpContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useNavigate } from 'react-router-dom';
import { useScreen } from '../router/useScreen.ts';
import { useSignIn } from '../session/signIn/useSignIn.ts';

/** /signup */
export default function SignUpRoute() {
  const messages = useMessages(portalMessages);
  const signIn = useSignIn();
  useScreen(messages.signUp);
<<<<<<< HEAD
  const navigate = useNavigate();
  return <SignUpContainer onSignedIn={store.signIn} onRegistered={() => void navigate(paths.login)} />;
=======
  const goTo = useGoTo();
  return <SignUpContainer onSignedIn={signIn} onRegistered={() => goTo(paths.login)} />;
>>>>>>> 75359c9 (wip)
}
