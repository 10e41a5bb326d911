'use client';
import { accountEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { accessMessages } from '../messages.ts';
import { useTimeout } from '../useTimeout.ts';
import { type NewPassword, newPasswordProblems } from '../newPasswordProblems.ts';
import { ResetPassword } from './ResetPassword.tsx';

/** The time between success and the sign-in page (spec 1.9). */
const REDIRECT_MS = 2000;

export interface ResetPasswordContainerProps {
  /** From the link's query; '' when it is missing. */
  email: string;
  /** From the link's query; '' when it is missing. It is sent to the API and nowhere else. */
  token: string;
  /** Two seconds after the password was set: the app navigates to sign-in. */
  onDone: () => void;
}

/** Sets a new password at the API. The first message of a failure is toasted (spec 1.8). */
export function ResetPasswordContainer({ email, token, onDone }: ResetPasswordContainerProps) {
  const api = useApi();
  const messages = useMessages(accessMessages);
  const [done, setDone] = useState<string>();
  useTimeout(onDone, done === undefined ? null : REDIRECT_MS);

  const { submit, isBusy, failure } = useSubmit(
    ({ password, confirmation }: NewPassword) =>
      api.call(accountEndpoints.resetPassword, { body: { email, token, password, passwordConfirmation: confirmation } }),
    {
      fallback: messages.resetFailed,
      toasts: 'first',
      isInPlace: true,
      validate: (entered) => {
        const fields = newPasswordProblems(entered, messages);
        return fields && { fields };
      },
      onDone: ({ message = messages.resetDone }) => {
        setDone(message);
        notify(message);
      },
    },
  );

  return (
    <ResetPassword
      email={email}
      isLinkComplete={email !== '' && token !== ''}
      done={done}
      failure={failure}
      isBusy={isBusy}
      onSubmit={submit}
    />
  );
}
