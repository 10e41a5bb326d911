'use client';
import { accountEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { isFullEmail } from '../emailAddress.ts';
import { accessMessages } from '../messages.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

/** Requests a reset link from the API. The outcome is shown in a toast and above the form. */
export function ForgotPasswordContainer() {
  const api = useApi();
  const messages = useMessages(accessMessages);
  const [sent, setSent] = useState<string>();

  const { submit, isBusy, failure } = useSubmit((email: string) => api.call(accountEndpoints.forgotPassword, { body: { email } }), {
    fallback: messages.linkFailed,
    isInPlace: true,
    validate: (email) => (isFullEmail(email) ? undefined : { fields: { email: [messages.emailIncomplete] } }),
    onDone: ({ message = messages.linkSent }) => {
      setSent(message);
      notify(message);
    },
  });

  return (
    <ForgotPassword
      sent={sent}
      failure={failure}
      isBusy={isBusy}
      onSubmit={(email) => {
        setSent(undefined);
        submit(email);
      }}
    />
  );
}
