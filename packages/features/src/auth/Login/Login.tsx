'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Checkbox } from '@valise/ui/Checkbox';
import { Form } from '@valise/ui/Form';
import { Link } from '@valise/ui/Link';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { authMessages } from '../messages.ts';
import type { EndedSession } from './endedSession.ts';
import * as styles from './Login.css.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Remember me is ticked: the session outlives the tab. */
  isRemembered: boolean;
}

export interface LoginProps {
  onSubmit: (credentials: Credentials) => void;
  /** The sign-in request is pending. @default false */
  isBusy?: boolean;
  /** Why the last attempt failed: in a banner that is announced, and at the fields `email` and `password`. */
  failure?: Failure;
  /** The session has just ended without a choice in this tab: the form says so, and focuses the password when it fills in an e-mail. */
  ended?: EndedSession;
  /** The e-mail at first, for example after 'Back to Login' on the second step. */
  email?: string;
  /** Remember me was ticked or unticked; it is ticked at first. */
  onRememberedChange?: (isRemembered: boolean) => void;
  /** Signing in at providers, below the form, for example `ProviderButtons`. Null reserves their space while they load. */
  socialSignIn?: ReactNode;
}

/** Signs in with e-mail and password, or at a provider. */
export function Login({ onSubmit, isBusy = false, failure, ended, email, onRememberedChange, socialSignIn }: LoginProps) {
  const messages = useMessages(authMessages);
  const password = useRef<HTMLInputElement>(null);
  const isEmailKnown = ended !== undefined && ended.email !== '';
  useEffect(() => {
    if (isEmailKnown) password.current?.focus();
  }, [isEmailKnown]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = new FormData(event.currentTarget);
    onSubmit({
      email: String(entered.get('email')),
      password: String(entered.get('password')),
      isRemembered: entered.has('isRemembered'),
    });
  }

  return (
    <AuthLayout title={messages.signIn} narrowHeading="pitch">
      <Form errors={failure?.fields} onSubmit={submit}>
        {ended && (
          <Banner role={ended.by === 'itself' || ended.input !== 'none' ? 'alert' : 'status'}>
            <strong className={styles.ended}>{ended.by === 'itself' ? messages.sessionEnded : messages.loggedOutElsewhere}</strong>{' '}
            {ended.input === 'kept' && messages.draftKept}
            {ended.input === 'lost' && messages.inputLost}
          </Banner>
        )}
        <FailureBanner failure={failure} />
        <TextField
          label={messages.email}
          name="email"
          defaultValue={ended?.email || email}
          type="email"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
        />
        <PasswordField
          label={messages.password}
          name="password"
          size="large"
          autoComplete="current-password"
          ref={password}
        />
        <div className={styles.row}>
          <Checkbox name="isRemembered" defaultSelected onChange={onRememberedChange}>
            {messages.rememberMe}
          </Checkbox>
          <span className={styles.forgot}>
            <Link href={paths.forgotPassword}>{messages.forgotPassword}</Link>
          </span>
        </div>
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} busyLabel={messages.signingIn}>
          {messages.signIn}
        </Button>
      </Form>
      {socialSignIn !== undefined && <div className={styles.socialSignIn}>{socialSignIn}</div>}
      <p className={styles.newHere}>
        {messages.newHere} <Link href={paths.signUp}>{messages.signUp}</Link>
      </p>
    </AuthLayout>
  );
}
