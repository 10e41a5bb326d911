'use client';
import { type SignIn, socialEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { SubmitError } from '../../kit/submit/failure.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { callbackMessages } from '../messages.ts';
import { reportSignIn, type SignInEvents } from '../session.ts';
import { type CallbackArrival, type CallbackResult, checkCallback } from './checkCallback.ts';
import { ProviderCallback } from './ProviderCallback.tsx';

export interface ProviderCallbackContainerProps extends SignInEvents {
  /** Reads the provider's response and the stored attempt, and removes both from the address and the storage. Called once. */
  takeArrival: () => CallbackArrival;
}

/** Finishes a sign-in at a provider: checks its response, and exchanges it once. */
export function ProviderCallbackContainer({ takeArrival, ...events }: ProviderCallbackContainerProps) {
  const api = useApi();
  const messages = useMessages(callbackMessages);
  const hasArrived = useRef(false);

  async function exchange(result: CallbackResult, _isRemembered: boolean): Promise<SignIn> {
    switch (result.outcome) {
      case 'code':
        return api.call(socialEndpoints.callback, { params: { provider: result.provider }, query: result.query });
      case 'token':
        return api.call(socialEndpoints.token, { params: { provider: result.provider }, body: { token: result.token } });
      case 'error':
        throw new SubmitError({ message: messages.oauthError(result) });
      default:
        throw new SubmitError({ message: messages[result.outcome] });
    }
  }
  const { submit, failure } = useSubmit(exchange, {
    headline: ({ outcome }) => (outcome === 'token' ? messages.tokenFailed : messages.failedToAuthenticate),
    toasts: 'fields',
    onDone: (reply, _, isRemembered) => reportSignIn(reply, isRemembered, events),
  });

  const arrive = useEffectEvent(() => {
    const arrival = takeArrival();
    submit(checkCallback(arrival), arrival.attempt.isRemembered);
  });
  useEffect(() => {
    // StrictMode runs effects twice; a code works once.
    if (hasArrived.current) return;
    hasArrived.current = true;
    arrive();
  }, []);

  return <ProviderCallback failure={failure} />;
}
