'use client';
import { type FieldMessages, Problem, type TwoFactorChoice, type TwoFactorSetup, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import { problemText } from '../../shared/problemText.ts';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { settingsMessages } from '../messages.ts';
import { storedChoice } from '../twoFactorChoice.ts';
import { useDirty } from '../useDirty.ts';
import { useGenerateTotp } from '../useGenerateTotp.ts';
import { useUpdateTwoFactor } from '../useUpdateTwoFactor.ts';
import { useVerifyRecovery } from '../useVerifyRecovery.ts';
import { isWrongCode } from './isWrongCode.ts';
import { TwoFactorVerification } from './TwoFactorVerification.tsx';

export interface TwoFactorVerificationContainerProps {
  user: User;
  /** The user as the server has it now takes the place of the stored one. */
  onUserChange: (user: User) => void;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Chooses and sets up the second factor over the API. Key and recovery codes live here until the tab is left. */
export function TwoFactorVerificationContainer({ user, onUserChange, onDirtyChange }: TwoFactorVerificationContainerProps) {
  const messages = useMessages(settingsMessages);
  const textOf = useProblemText();
  const updateTwoFactor = useUpdateTwoFactor();
  const generateTotp = useGenerateTotp();
  const verifyRecovery = useVerifyRecovery();
  const [chosen, setChosen] = useState<TwoFactorChoice>();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [failure, setFailure] = useState<FormFailure>({});
  const [setupProblem, setSetupProblem] = useState<string>();
  const [isRecovering, setRecovering] = useState(false);
  const [recoveryErrors, setRecoveryErrors] = useState<FieldMessages>();

  const stored = storedChoice(user);
  const method = chosen ?? stored;
  useDirty(method !== stored, onDirtyChange);

  /** The catalogue's sentence, and why: said by the server, or because it could not be reached. */
  const because = (sentence: string, problem: unknown) => {
    const reason = problem instanceof Problem && problem.kind === 'refused' ? problemText(problem, '') : textOf(problem, '');
    return reason === '' || reason === sentence ? sentence : `${sentence} ${reason}`;
  };

  function receive(answer: TwoFactorSetup) {
    setSetup(answer);
    onUserChange(answer.user ?? { ...user, hasTwoFactorSecret: true });
  }

  const { run: save, isBusy: isSaving } = useOnce(async () => {
    setFailure({});
    if (method === 'totp' && !user.hasTwoFactorSecret) {
      setFailure({ fieldErrors: { method: [messages.setUpFirst] } });
      return;
    }
    try {
      await updateTwoFactor(method);
      onUserChange({ ...user, twoFactorMethod: method });
      setChosen((now) => (now === method ? undefined : now));
      notify(messages.methodUpdated);
    } catch (problem) {
      setFailure(formFailure(problem, because(messages.methodFailed, problem)).shown);
      notify(messages.methodFailed, { tone: 'critical' });
    }
  });

  const { run: generate, isBusy: isGenerating } = useOnce(async () => {
    setSetupProblem(undefined);
    try {
      receive(await generateTotp());
      setFailure({});
      notify(messages.generated);
    } catch (problem) {
      setSetupProblem(because(messages.generateFailed, problem));
      notify(messages.generateFailed, { tone: 'critical' });
    }
  });

  const { run: recover, isBusy: isRegenerating } = useOnce(async (code: string) => {
    if (code === '') {
      setRecoveryErrors({ code: [messages.recoveryMissing] });
      return;
    }
    setRecoveryErrors(undefined);
    try {
      receive(await verifyRecovery(code));
      setRecovering(false);
      notify(messages.regenerated);
    } catch (problem) {
      const text = isWrongCode(problem) ? messages.invalidRecoveryCode : textOf(problem, messages.invalidRecoveryCode);
      setRecoveryErrors({ code: [text] });
      notify(text, { tone: 'critical' });
    }
  });

  return (
    <TwoFactorVerification
      email={user.email}
      method={method}
      onMethodChange={(next) => {
        setChosen(next);
        setFailure({});
      }}
      errors={failure.fieldErrors}
      problem={failure.error}
      isSaving={isSaving}
      onSave={() => void save()}
      hasSecret={user.hasTwoFactorSecret}
      setup={setup}
      setupProblem={setupProblem}
      isGenerating={isGenerating}
      onGenerate={() => void generate()}
      isRecovering={isRecovering}
      onRecoveringChange={(next) => {
        setRecovering(next);
        setRecoveryErrors(undefined);
      }}
      recoveryErrors={recoveryErrors}
      isRegenerating={isRegenerating}
      onRecover={(code) => void recover(code)}
    />
  );
}
