'use client';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { Checkbox } from '@valise/ui/Checkbox';
import { Form } from '@valise/ui/Form';
import { Link } from '@valise/ui/Link';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { paths } from '../../domain/paths.ts';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { accessMessages } from '../messages.ts';
import * as styles from './SignUp.css.ts';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  /** The password once more. */
  confirmation: string;
  /** The terms are ticked. */
  isAgreed: boolean;
}

export interface SignUpProps {
  onSubmit: (account: NewAccount) => void;
  /** The account is being created. @default false */
  isBusy?: boolean;
  /** Why signing up failed: in a banner, or at `name`, `email`, `password`, `passwordConfirmation` and `terms`. */
  failure?: Failure;
}

/** Creates an account. */
export function SignUp({ onSubmit, isBusy = false, failure }: SignUpProps) {
  const messages = useMessages(accessMessages);

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name));
    onSubmit({
      name: text('name'),
      email: text('email'),
      password: text('password'),
      confirmation: text('passwordConfirmation'),
      isAgreed: entered.has('terms'),
    });
  }

  return (
    <AuthLayout title={messages.signUp}>
      <Form errors={failure?.fields} comparedWith={{ password: 'passwordConfirmation' }} onSubmit={submit}>
        <FailureBanner failure={failure} />
        <TextField label={messages.name} name="name" size="large" isRequired autoComplete="name" />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          size="large"
          isRequired
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
        />
        <PasswordField label={messages.password} name="password" size="large" isRequired autoComplete="new-password" />
        <PasswordField label={messages.confirmPassword} name="passwordConfirmation" size="large" isRequired autoComplete="new-password" />
        <Checkbox name="terms" summaryLabel={messages.terms} isRequired>
          {messages.agree}
        </Checkbox>
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} busyLabel={messages.signingUp}>
          {messages.signUp}
        </Button>
      </Form>
      <p className={styles.haveAccount}>
        {messages.haveAccount} <Link href={paths.login}>{messages.signIn}</Link>
      </p>
    </AuthLayout>
  );
}
