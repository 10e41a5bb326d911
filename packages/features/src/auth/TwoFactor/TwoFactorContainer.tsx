'use client';
import { sessionEndpoints, type TwoFactorChallenge } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import type { SignedIn } from '../Login/LoginContainer.tsx';
import { accessMessages } from '../messages.ts';
import { type EnteredCode, TwoFactorScreen } from './TwoFactorScreen.tsx';

/** A sign-in that waits for its code. */
export interface PendingTwoFactor extends Pick<TwoFactorChallenge, 'userId' | 'methods' | 'loginToken'> {
  /** Remember me was ticked at the first step. */
  isRemembered: boolean;
}

export interface TwoFactorContainerProps {
  pending: PendingTwoFactor;
  onSignedIn: (session: SignedIn) => void;
}

/** Verifies a code at the API. A failure leaves everything where it was. */
export function TwoFactorContainer({ pending, onSignedIn }: TwoFactorContainerProps) {
  const { userId, methods, loginToken, isRemembered } = pending;
  const api = useApi();
  const messages = useMessages(accessMessages);
  const textOf = useProblemText();
  const [failure, setFailure] = useState<FormFailure>({});

  function fail(shown: FormFailure, told: readonly string[]) {
    setFailure(shown);
    for (const sentence of told) notify(sentence, { tone: 'critical' });
  }

  const { run: verify, isBusy } = useOnce(async ({ method, code }: EnteredCode) => {
    setFailure({});
    try {
      const answer = await api.call(sessionEndpoints.verifyTwoFactor, { body: { method, code, userId, loginToken } });
      if (answer.isVerified) onSignedIn({ token: answer.token, user: answer.user, isRemembered });
      else fail({ fieldErrors: { code: [messages.invalidCode] } }, [messages.invalidCode]);
    } catch (problem) {
      const { shown, told } = formFailure(problem, textOf(problem, messages.somethingWrong));
      fail(shown, told);
    }
  });

  return <TwoFactorScreen {...failure} methods={methods} isBusy={isBusy} onSubmit={(entered) => void verify(entered)} />;
}
