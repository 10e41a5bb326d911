'use client';
import { sessionEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { type ComponentType, useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { authMessages } from '../messages.ts';
import { reportSignIn, type SignInEvents } from '../session.ts';
import { useTimeout } from '../useTimeout.ts';
import { type Credentials, Login, type LoginProps } from './Login.tsx';

/** After this long the banner is removed (spec 1.9). */
const BANNER_MS = 10_000;

export interface LoginContainerProps extends SignInEvents {
  /** Signing in at providers, for example a `ProviderSignInContainer`; its prop is the state of Remember me. */
  socialSignIn?: ComponentType<{ isRemembered: boolean }>;
  /** The session that has just ended without a choice in this tab. */
  ended?: LoginProps['ended'];
  /** The e-mail at first. */
  email?: string;
}

/** Signs in at the API. */
export function LoginContainer({ socialSignIn: SocialSignIn, ended, email, ...events }: LoginContainerProps) {
  const api = useApi();
  const messages = useMessages(authMessages);
  const [isRemembered, setRemembered] = useState(true);

  const { submit, isBusy, failure, clearFailure } = useSubmit(
    ({ email, password }: Credentials) => api.call(sessionEndpoints.login, { body: { email, password } }),
    {
      fallback: messages.validationFailed,
      toasts: 'fields',
      isInPlace: true,
      onDone: (reply, { email, isRemembered }) => reportSignIn(reply, isRemembered, events, email),
    },
  );
  useTimeout(clearFailure, failure?.message === undefined ? null : BANNER_MS);

  return (
    <Login
      isBusy={isBusy}
      failure={failure}
      ended={ended}
      email={email}
      onSubmit={submit}
      onRememberedChange={setRemembered}
      socialSignIn={SocialSignIn && <SocialSignIn isRemembered={isRemembered} />}
    />
  );
}
