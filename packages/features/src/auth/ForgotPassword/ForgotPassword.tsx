'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Form } from '@valise/ui/Form';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';

export interface ForgotPasswordProps {
  onSubmit: (email: string) => void;
  /** The link is being sent. @default false */
  isBusy?: boolean;
  /** The server's message after it sent the link. */
  sent?: string;
  /** Why the link was not sent: in a banner, or at the field `email`. */
  failure?: Failure;
}

/** The form that requests a link for a new password. */
export function ForgotPassword({ onSubmit, isBusy = false, sent, failure }: ForgotPasswordProps) {
  const messages = useMessages(accessMessages);

  const submit = (event: FormEvent<HTMLFormElement>) => onSubmit(String(new FormData(event.currentTarget).get('email')));

  return (
    <AuthLayout>
      <AuthHeading title={messages.forgotPassword}>{messages.forgotDetail}</AuthHeading>
      <Form errors={failure?.fields} onSubmit={submit}>
        <FailureBanner failure={failure} />
        {sent !== undefined && <Banner tone="success">{sent}</Banner>}
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
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} busyLabel={messages.sending}>
          {messages.sendResetLink}
        </Button>
      </Form>
      <BackToLogin />
    </AuthLayout>
  );
}
