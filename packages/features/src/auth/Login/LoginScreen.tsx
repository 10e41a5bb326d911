'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Checkbox } from '@valise/ui/Checkbox';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { Link } from '@valise/ui/Link';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { authMessages } from '../messages.ts';
import * as styles from './LoginScreen.css.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The session outlives the tab. */
  isRemembered: boolean;
}

export interface LoginScreenProps {
  onSubmit: (credentials: Credentials) => void;
  /** Signing in is under way. @default false */
  isBusy?: boolean;
  /** Why signing in failed as a whole; announced. */
  error?: string;
  /** What is wrong with which field: messages by the fields' names, `email` and `password`. */
  fieldErrors?: ErrorsBag;
  /** Remember me was ticked, as at first, or unticked. */
  onRememberedChange?: (isRemembered: boolean) => void;
  /** Other ways in, below the form, for example `ProviderButtons`. Their place is held while they are not known yet. */
  otherWays?: ReactNode;
}

/** The front door: e-mail and password, or a provider. */
export function LoginScreen({ onSubmit, isBusy = false, error, fieldErrors, onRememberedChange, otherWays }: LoginScreenProps) {
  const messages = useMessages(authMessages);

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
      <Form errors={fieldErrors} onSubmit={submit}>
        {error !== undefined && (
          <Banner tone="critical" role="alert">
            {error}
          </Banner>
        )}
        <TextField
          label={messages.email}
          name="email"
          type="email"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
        />
        <PasswordField label={messages.password} name="password" size="large" autoComplete="current-password" />
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
      {otherWays !== undefined && <div className={styles.otherWays}>{otherWays}</div>}
      <p className={styles.newHere}>
        {messages.newHere} <Link href={paths.signUp}>{messages.signUp}</Link>
      </p>
    </AuthLayout>
  );
}
