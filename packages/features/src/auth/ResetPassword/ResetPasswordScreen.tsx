'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { type ErrorsBag, Form, listErrors } from '@valise/ui/Form';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';
import type { NewPassword } from './newPasswordProblems.ts';

export interface ResetPasswordScreenProps {
  /** Whose password it is, as the link says; empty when it does not. */
  email: string;
  /** The link carries all that is needed. Without it nothing can be sent. @default true */
  isLinkComplete?: boolean;
  onSubmit: (entered: NewPassword) => void;
  /** The password is being set. @default false */
  isBusy?: boolean;
  /** What the server said when it set the password; sign-in is about to follow. */
  done?: string;
  /** Why the password was not set. */
  error?: string;
  /** Everything that is wrong with which field: `password`, `password_confirmation`, `email`. */
  fieldErrors?: ErrorsBag;
}

/** Chooses a new password, from a link in a mail. */
export function ResetPasswordScreen({
  email,
  isLinkComplete = true,
  onSubmit,
  isBusy = false,
  done,
  error,
  fieldErrors,
}: ResetPasswordScreenProps) {
  const messages = useMessages(accessMessages);
  const problem = isLinkComplete ? error : messages.invalidLink;
  const isDone = done !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = new FormData(event.currentTarget);
    onSubmit({ password: String(entered.get('password')), confirmation: String(entered.get('password_confirmation')) });
  }

  return (
    <AuthLayout>
      <AuthHeading title={messages.resetTitle}>{messages.resetDetail}</AuthHeading>
      <Form errors={fieldErrors} renderErrors={listErrors} validationBehavior="native" onSubmit={submit}>
        {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
        {isDone && <Banner tone="success">{done}</Banner>}
        <TextField label={messages.email} name="email" type="email" size="large" isReadOnly value={email} autoComplete="username" />
        <PasswordField label={messages.newPassword} name="password" size="large" isRequired autoComplete="new-password" />
        <PasswordField
          label={messages.confirmPassword}
          name="password_confirmation"
          size="large"
          isRequired
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isDisabled={!isLinkComplete}
          isBusy={isBusy || isDone}
          busyLabel={isDone ? messages.redirecting : messages.resetting}
        >
          {messages.resetPassword}
        </Button>
      </Form>
      <BackToLogin />
    </AuthLayout>
  );
}
