'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { TextField } from '@valise/ui/TextField';
import type { FormEvent } from 'react';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';

export interface ForgotPasswordScreenProps {
  /** Called with an address that the browser takes for one. */
  onSubmit: (email: string) => void;
  /** The link is being sent. @default false */
  isBusy?: boolean;
  /** What the server said when it sent the link. */
  sent?: string;
  /** Why the link was not sent. */
  error?: string;
  /** What is wrong with the address, under the name `email`. */
  fieldErrors?: ErrorsBag;
}

/** Asks for a link that lets its reader choose a new password. */
export function ForgotPasswordScreen({ onSubmit, isBusy = false, sent, error, fieldErrors }: ForgotPasswordScreenProps) {
  const messages = useMessages(accessMessages);

  const submit = (event: FormEvent<HTMLFormElement>) => onSubmit(String(new FormData(event.currentTarget).get('email')));

  return (
    <AuthLayout>
      <AuthHeading title={messages.forgotPassword}>{messages.forgotDetail}</AuthHeading>
      <Form errors={fieldErrors} validationBehavior="native" onSubmit={submit}>
        {error !== undefined && <Banner tone="critical">{error}</Banner>}
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
