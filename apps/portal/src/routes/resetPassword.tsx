import { ResetPasswordContainer } from '@valise/features/auth';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useLocation, useNavigate } from '../router/reactRouter.ts';
import { useScreen } from '../router/useScreen.ts';

/** /reset-password?email=…&token=…, signed in or not. */
export default function ResetPasswordRoute() {
  const messages = useMessages(portalMessages);
  useScreen(messages.resetPassword);
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  return (
    <ResetPasswordContainer
      email={query.get('email') ?? ''}
      token={query.get('token') ?? ''}
      onDone={() => void navigate(paths.login)}
    />
  );
}
