import { ForgotPasswordContainer } from '@valise/features/auth';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useScreen } from '../router/useScreen.ts';

/** /forgot-password, signed in or not. */
export default function ForgotPasswordRoute() {
  const messages = useMessages(portalMessages);
  useScreen(messages.forgotPassword);
  return <ForgotPasswordContainer />;
}
