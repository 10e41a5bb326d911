'use client';
import { sessionEndpoints, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { ErrorsBag } from '@valise/ui/Form';
import { notify } from '@valise/ui/Toast';
import { type ComponentType, useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { formFailure } from '../../shared/formFailure.ts';
import { authMessages } from '../messages.ts';
import type { PendingTwoFactor } from '../TwoFactor/TwoFactorContainer.tsx';
import { type Credentials, LoginScreen } from './LoginScreen.tsx';
import { useBriefly } from './useBriefly.ts';

/** How long the banner stands (document 1, section 9). */
const BANNER_MS = 10_000;

/** A session as the server opened it. */
export interface SignedIn {
  token: string;
  user: User;
  /** Remember me was ticked: the session outlives the tab. */
  isRemembered: boolean;
}

export interface LoginContainerProps {
  onSignedIn: (session: SignedIn) => void;
  /** A code is needed first. */
  onChallenge: (pending: PendingTwoFactor) => void;
  /** Other ways in, for example a `ProviderSignInContainer`; told what is chosen above them. */
  otherWays?: ComponentType<{ isRemembered: boolean }>;
}

/** Signs in at the API. */
export function LoginContainer({ onSignedIn, onChallenge, otherWays: OtherWays }: LoginContainerProps) {
  const api = useApi();
  const messages = useMessages(authMessages);
  const textOf = useProblemText();
  const [error, showError] = useBriefly<string>(BANNER_MS);
  const [fieldErrors, setFieldErrors] = useState<ErrorsBag>();
  const [isRemembered, setRemembered] = useState(true);

  const { run: signIn, isBusy } = useOnce(async ({ isRemembered, ...body }: Credentials) => {
    showError(undefined);
    setFieldErrors(undefined);
    try {
      const answer = await api.call(sessionEndpoints.login, { body });
      if (answer.outcome === 'signed-in') onSignedIn({ token: answer.token, user: answer.user, isRemembered });
      else {
        const { userId, methods, loginToken } = answer;
        onChallenge({ userId, methods, loginToken, isRemembered });
      }
    } catch (problem) {
      const { shown, told } = formFailure(problem, textOf(problem, messages.validationFailed));
      setFieldErrors(shown.fieldErrors);
      showError(shown.error);
      // The banner speaks for itself.
      if (shown.fieldErrors) for (const sentence of told) notify(sentence, { tone: 'critical' });
    }
  });

  return (
    <LoginScreen
      isBusy={isBusy}
      error={error}
      fieldErrors={fieldErrors}
      onSubmit={(credentials) => void signIn(credentials)}
      onRememberedChange={setRemembered}
      otherWays={OtherWays && <OtherWays isRemembered={isRemembered} />}
    />
  );
}
