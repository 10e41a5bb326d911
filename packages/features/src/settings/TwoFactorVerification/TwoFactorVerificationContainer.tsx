'use client';
import { profileEndpoints, type TwoFactorChoice, type TwoFactorSetup, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { settingsMessages } from '../messages.ts';
import { useDirty } from '../useDirty.ts';
import { storedChoice } from './twoFactorChoice.ts';
import { TwoFactorVerification } from './TwoFactorVerification.tsx';

export interface TwoFactorVerificationContainerProps {
  user: User;
  /** The server's user, which replaces the stored one. */
  onUserChange: (user: User) => void;
  /** Whether there are unsaved changes. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/**
 * Chooses and sets up the second factor over the API. The key and the recovery codes are kept in this state alone, until the tab
 * is left.
 */
export function TwoFactorVerificationContainer({ user, onUserChange, onDirtyChange }: TwoFactorVerificationContainerProps) {
  const api = useApi();
  const messages = useMessages(settingsMessages);
  const [chosen, setChosen] = useState<TwoFactorChoice>();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [isRecovering, setRecovering] = useState(false);

  const stored = storedChoice(user);
  const method = chosen ?? stored;
  useDirty(method !== stored, onDirtyChange);

  function showSetup(reply: TwoFactorSetup) {
    setSetup(reply);
    onUserChange(reply.user ?? { ...user, hasTwoFactorSecret: true });
  }

  const saving = useSubmit((method: TwoFactorChoice) => api.call(profileEndpoints.updateTwoFactor, { body: { method } }), {
    headline: messages.methodFailed,
    isInPlace: true,
    validate: (method) => (method === 'totp' && !user.hasTwoFactorSecret ? { fields: { method: [messages.setUpFirst] } } : undefined),
    onDone: (_, saved) => {
      onUserChange({ ...user, twoFactorMethod: saved });
      setChosen((current) => (current === saved ? undefined : current));
      notify(messages.methodUpdated);
    },
  });

  const generating = useSubmit(() => api.call(profileEndpoints.generateTotp), {
    headline: messages.generateFailed,
    isInPlace: true,
    onDone: (reply) => {
      showSetup(reply);
      saving.clearFailure();
      notify(messages.generated);
    },
  });

  const recovering = useSubmit((code: string) => api.call(profileEndpoints.verifyRecovery, { body: { code } }), {
    headline: messages.invalidRecoveryCode,
    isInPlace: true,
    validate: (code) => (code === '' ? { fields: { code: [messages.recoveryMissing] } } : undefined),
    onDone: (reply) => {
      showSetup(reply);
      setRecovering(false);
      notify(messages.regenerated);
    },
  });

  return (
    <TwoFactorVerification
      email={user.email}
      method={method}
      onMethodChange={(next) => {
        setChosen(next);
        saving.clearFailure();
      }}
      failure={saving.failure}
      isBusy={saving.isBusy}
      onSave={() => saving.submit(method)}
      hasSecret={user.hasTwoFactorSecret}
      setup={setup}
      generating={generating}
      onGenerate={() => generating.submit()}
      isRecovering={isRecovering}
      onRecoveringChange={(next) => {
        setRecovering(next);
        recovering.clearFailure();
      }}
      recovering={recovering}
      onRecover={recovering.submit}
    />
  );
}
