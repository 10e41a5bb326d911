'use client';
import { sessionEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import type { SignedIn } from '../Login/LoginContainer.tsx';
import { accessMessages } from '../messages.ts';
import { type NewAccount, SignUpScreen } from './SignUpScreen.tsx';

export interface SignUpContainerProps {
  onSignedIn: (session: SignedIn) => void;
  /** The account is there, and its owner has yet to sign in: the place to lead to sign-in. */
  onRegistered: () => void;
}

/** Opens an account at the API. Some servers sign its owner in at once. */
export function SignUpContainer({ onSignedIn, onRegistered }: SignUpContainerProps) {
  const api = useApi();
  const messages = useMessages(accessMessages);
  const textOf = useProblemText();
  const [failure, setFailure] = useState<FormFailure>({});

  const { run: signUp, isBusy } = useOnce(async ({ confirmation, ...account }: NewAccount) => {
    setFailure({});
    if (account.password !== confirmation) {
      setFailure({ fieldErrors: { password_confirmation: [messages.passwordsDiffer] } });
      return;
    }
    try {
      const answer = await api.call(sessionEndpoints.register, { body: { ...account, password_confirmation: confirmation } });
      if (answer !== null) {
        onSignedIn({ token: answer.token, user: answer.user, isRemembered: true });
        return;
      }
      notify(messages.registered);
      onRegistered();
    } catch (problem) {
      const { shown, told } = formFailure(problem, textOf(problem));
      setFailure(shown);
      for (const sentence of told) notify(sentence, { tone: 'critical' });
    }
  });

  return <SignUpScreen {...failure} isBusy={isBusy} onSubmit={(account) => void signUp(account)} />;
}
