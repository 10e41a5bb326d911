'use client';
import { sessionEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import { accessMessages } from '../messages.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

/** Has the API send a reset link. What came of it is told in passing, and stays above the form. */
export function ForgotPasswordContainer() {
  const api = useApi();
  const messages = useMessages(accessMessages);
  const textOf = useProblemText();
  const [outcome, setOutcome] = useState<FormFailure & { sent?: string }>({});

  const { run: send, isBusy } = useOnce(async (email: string) => {
    setOutcome({});
    try {
      const { message: sent = messages.linkSent } = await api.call(sessionEndpoints.forgotPassword, { body: { email } });
      setOutcome({ sent });
      notify(sent);
    } catch (problem) {
      const { shown, told } = formFailure(problem, textOf(problem, messages.linkFailed));
      setOutcome(shown);
      for (const sentence of told) notify(sentence, { tone: 'critical' });
    }
  });

  return <ForgotPasswordScreen {...outcome} isBusy={isBusy} onSubmit={(email) => void send(email)} />;
}
