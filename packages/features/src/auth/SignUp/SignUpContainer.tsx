'use client';
import { accountEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { accessMessages } from '../messages.ts';
import type { SignInEvents } from '../session.ts';
import { newAccountProblems } from './newAccountProblems.ts';
import { type NewAccount, SignUp } from './SignUp.tsx';

export interface SignUpContainerProps {
  onSignedIn: SignInEvents['onSignedIn'];
  /** The account was created without a session: the app navigates to sign-in. */
  onRegistered: () => void;
}

/** Creates an account at the API. Some servers open a session with it. */
export function SignUpContainer({ onSignedIn, onRegistered }: SignUpContainerProps) {
  const api = useApi();
  const messages = useMessages(accessMessages);

  const { submit, isBusy, failure } = useSubmit(
    ({ name, email, password, confirmation }: NewAccount) =>
      api.call(accountEndpoints.register, { body: { name, email, password, passwordConfirmation: confirmation } }),
    {
      isInPlace: true,
      fieldOrder: ['name', 'email', 'password', 'passwordConfirmation'],
      validate: (account) => {
        const fields = newAccountProblems(account, messages);
        return fields && { fields };
      },
      onDone: (session) => {
        if (session !== null) return onSignedIn({ token: session.token, user: session.user, isRemembered: true });
        notify(messages.registered);
        return onRegistered();
      },
    },
  );

  return <SignUp failure={failure} isBusy={isBusy} onSubmit={submit} />;
}
