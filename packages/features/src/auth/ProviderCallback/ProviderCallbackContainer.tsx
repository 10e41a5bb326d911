'use client';
import { type SignIn, socialEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useProblemText } from '../../shared/useProblemText.ts';
import type { SignedIn } from '../Login/LoginContainer.tsx';
import { providerMessages } from '../messages.ts';
import type { ProviderFailure } from '../ProviderButtons/FailureText.tsx';
import type { PendingTwoFactor } from '../TwoFactor/TwoFactorContainer.tsx';
import { type CallbackArrival, type CallbackVerdict, judgeCallback } from './judgeCallback.ts';
import { ProviderCallbackScreen } from './ProviderCallbackScreen.tsx';

export interface ProviderCallbackContainerProps {
  /** Takes the provider's answer out of the address and what was kept out of its store, so that neither is left. Called once. */
  takeArrival: () => CallbackArrival;
  onSignedIn: (session: SignedIn) => void;
  /** A code is needed first. */
  onChallenge: (pending: PendingTwoFactor) => void;
}

/** Finishes a sign-in at a provider: checks its answer, and exchanges it once. */
export function ProviderCallbackContainer({ takeArrival, onSignedIn, onChallenge }: ProviderCallbackContainerProps) {
  const api = useApi();
  const messages = useMessages(providerMessages);
  const textOf = useProblemText();
  const [failure, setFailure] = useState<ProviderFailure>();
  const hasArrived = useRef(false);

  function exchange(answer: Extract<CallbackVerdict, { verdict: 'code' | 'token' }>): Promise<SignIn> {
    const params = { provider: answer.provider };
    return answer.verdict === 'code'
      ? api.call(socialEndpoints.callback, { params, query: answer.query })
      : api.call(socialEndpoints.token, { params, body: { token: answer.token } });
  }

  const arrive = useEffectEvent(async () => {
    const arrival = takeArrival();
    const answer = judgeCallback(arrival);
    if (answer.verdict === 'error') return setFailure({ message: messages.oauthError(answer) });
    if (answer.verdict !== 'code' && answer.verdict !== 'token') return setFailure({ message: messages[answer.verdict] });
    try {
      const { isRemembered } = arrival.kept;
      const signIn = await exchange(answer);
      if (signIn.outcome === 'signed-in') onSignedIn({ token: signIn.token, user: signIn.user, isRemembered });
      else {
        const { userId, methods, loginToken } = signIn;
        onChallenge({ userId, methods, loginToken, isRemembered });
      }
    } catch (problem) {
      const message = answer.verdict === 'code' ? messages.failedToAuthenticate : messages.tokenFailed;
      const detail = textOf(problem, message);
      setFailure(detail === message ? { message } : { message, detail });
    }
  });

  useEffect(() => {
    // StrictMode runs effects twice; a code works once.
    if (hasArrived.current) return;
    hasArrived.current = true;
    void arrive();
  }, []);

  return <ProviderCallbackScreen failure={failure} />;
}
