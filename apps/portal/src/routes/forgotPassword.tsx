import { ForgotPasswordContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useScreen } from './useScreen.ts';

/** /forgot-password, whoever is signed in. */
export default function ForgotPasswordRoute() {
  const messages = useMessages(portalMessages);
  useScreen(messages.forgotPassword);
  return <ForgotPasswordContainer />;
}
