import { SignUpContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useNavigate } from 'react-router-dom';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /signup */
export default function SignUpRoute() {
  const messages = useMessages(portalMessages);
  const { store } = useSession();
  useScreen(messages.signUp);
  const navigate = useNavigate();
  return <SignUpContainer onSignedIn={store.signIn} onRegistered={() => void navigate(paths.login)} />;
}
