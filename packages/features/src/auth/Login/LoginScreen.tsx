'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Checkbox } from '@valise/ui/Checkbox';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { Link } from '@valise/ui/Link';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { paths } from '../../shared/paths.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { authMessages } from '../messages.ts';
import { type Provider, ProviderButtons } from '../ProviderButtons/ProviderButtons.tsx';
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
  /** Starts the sign-in at a provider. Without it no provider is offered. */
  onProvider?: (provider: Provider) => void;
  /** The providers to offer, in this order. @default google, facebook and shopify */
  offeredProviders?: readonly Provider[];
  /** A provider's sign-in is under way. @default false */
  isConnecting?: boolean;
}

/** The front door: e-mail and password, or a provider. */
export function LoginScreen({
  onSubmit,
  isBusy = false,
  error,
  fieldErrors,
  onProvider,
  offeredProviders,
  isConnecting,
}: LoginScreenProps) {
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
          <Checkbox name="isRemembered" defaultSelected>
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
      {onProvider && <ProviderButtons offered={offeredProviders} isConnecting={isConnecting} onProvider={onProvider} />}
      <p className={styles.newHere}>
        {messages.newHere} <Link href={paths.signUp}>{messages.signUp}</Link>
      </p>
    </AuthLayout>
  );
}
