'use client';
import { sessionEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../shared/ApiProvider.tsx';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import { accessMessages } from '../messages.ts';
import { type NewPassword, newPasswordProblems } from './newPasswordProblems.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

/** From success to sign-in (document 1, section 9). */
const REDIRECT_MS = 2000;

export interface ResetPasswordContainerProps {
  /** From the link's query; empty when it has none. */
  email: string;
  /** From the link's query; empty when it has none. It goes to the API and nowhere else. */
  token: string;
  /** The password has been new for two seconds: the place to lead to sign-in. */
  onDone: () => void;
}

/** Sets a new password at the API. */
export function ResetPasswordContainer({ email, token, onDone }: ResetPasswordContainerProps) {
  const api = useApi();
  const messages = useMessages(accessMessages);
  const textOf = useProblemText();
  const [outcome, setOutcome] = useState<FormFailure & { done?: string }>({});
  const isDone = outcome.done !== undefined;

  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  function problemsOf(entered: NewPassword): FormFailure['fieldErrors'] {
    const { isShort, isDifferent } = newPasswordProblems(entered);
    if (!isShort && !isDifferent) return undefined;
    return {
      password: isShort ? [messages.passwordShort] : [],
      password_confirmation: isDifferent ? [messages.passwordsDiffer] : [],
    };
  }

  const { run: reset, isBusy } = useOnce(async (entered: NewPassword) => {
    const fieldErrors = problemsOf(entered);
    setOutcome({ fieldErrors });
    if (fieldErrors !== undefined) return;
    const body = { email, token, password: entered.password, password_confirmation: entered.confirmation };
    try {
      const { message: done = messages.resetDone } = await api.call(sessionEndpoints.resetPassword, { body });
      setOutcome({ done });
      notify(done);
    } catch (problem) {
      const failed = formFailure(problem, textOf(problem, messages.resetFailed));
      setOutcome(failed.shown);
      for (const first of failed.told.slice(0, 1)) notify(first, { tone: 'critical' });
    }
  });

  return (
    <ResetPasswordScreen
      {...outcome}
      email={email}
      isLinkComplete={email !== '' && token !== ''}
      isBusy={isBusy}
      onSubmit={(entered) => void reset(entered)}
    />
  );
}
