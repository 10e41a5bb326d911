'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Form } from '@valise/ui/Form';
import { PasswordField } from '@valise/ui/PasswordField';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';
import type { NewPassword } from '../newPasswordProblems.ts';

export interface ResetPasswordProps {
  /** The e-mail of the account, from the link; '' when the link lacks it. */
  email: string;
  /** The link has its token and e-mail. If not, nothing can be sent. @default true */
  isLinkComplete?: boolean;
  onSubmit: (entered: NewPassword) => void;
  /** The password is being set. @default false */
  isBusy?: boolean;
  /** The server's message after it set the password; sign-in follows. */
  done?: string;
  /** Why the password was not set: in a banner, or at `password`, `passwordConfirmation` and `email`. */
  failure?: Failure;
}

/** Sets a new password, after a link in a mail. */
export function ResetPassword({
  email,
  isLinkComplete = true,
  onSubmit,
  isBusy = false,
  done,
  failure,
}: ResetPasswordProps) {
  const messages = useMessages(accessMessages);
  const shown = isLinkComplete ? failure : { message: messages.invalidLink };
  const isDone = done !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = new FormData(event.currentTarget);
    onSubmit({ password: String(entered.get('password')), confirmation: String(entered.get('passwordConfirmation')) });
  }

  return (
    <AuthLayout>
      <AuthHeading title={messages.resetTitle}>{messages.resetDetail}</AuthHeading>
      <Form errors={failure?.fields} comparedWith={{ password: 'passwordConfirmation' }} onSubmit={submit}>
        <FailureBanner failure={shown} />
        {isDone && <Banner tone="success">{done}</Banner>}
        <TextField label={messages.email} name="email" type="email" size="large" isReadOnly value={email} autoComplete="username" />
        <PasswordField label={messages.newPassword} name="password" size="large" isRequired autoComplete="new-password" />
        <PasswordField
          label={messages.confirmPassword}
          name="passwordConfirmation"
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
