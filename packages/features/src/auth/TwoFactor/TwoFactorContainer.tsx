'use client';
import { Problem, sessionEndpoints, type TwoFactorChallenge } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { ErrorsBag } from '@valise/ui/Form';
import { useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
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
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<ErrorsBag>();

  const { run: verify, isBusy } = useOnce(async ({ method, code }: EnteredCode) => {
    setError(undefined);
    setFieldErrors(undefined);
    try {
      const answer = await api.call(sessionEndpoints.verifyTwoFactor, { body: { method, code, userId, loginToken } });
      if (answer.isVerified) onSignedIn({ token: answer.token, user: answer.user, isRemembered });
      else setFieldErrors({ code: [messages.invalidCode] });
    } catch (problem) {
      const { code } = problem instanceof Problem ? problem.fields : {};
      if (code !== undefined && code.length > 0) setFieldErrors({ code });
      else setError(textOf(problem, messages.somethingWrong));
    }
  });

  return (
    <TwoFactorScreen
      methods={methods}
      isBusy={isBusy}
      error={error}
      fieldErrors={fieldErrors}
      onSubmit={(entered) => void verify(entered)}
    />
  );
}
