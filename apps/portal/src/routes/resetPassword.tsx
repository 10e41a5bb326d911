import { ResetPasswordContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { portalMessages } from '../messages.ts';
import { goTo } from '../signedOut/address.ts';
import { useScreen } from './useScreen.ts';

/** /reset-password?email=…&token=…, whoever is signed in: the link in a mail opens where it may. */
export default function ResetPasswordRoute() {
  const messages = useMessages(portalMessages);
  useScreen(messages.resetPassword);
  const [query] = useState(() => new URLSearchParams(window.location.search));
  return (
    <ResetPasswordContainer
      email={query.get('email') ?? ''}
      token={query.get('token') ?? ''}
      onDone={() => goTo(paths.login)}
    />
  );
}
