'use client';
import type { User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { settingsMessages } from '../messages.ts';
import { type PasswordFields, passwordProblems } from '../passwordProblems.ts';
import { socialProvider } from '../socialProvider.ts';
import { useDirty } from '../useDirty.ts';
import { useUpdatePassword } from '../useUpdatePassword.ts';
import { ChangePassword } from './ChangePassword.tsx';

export interface ChangePasswordContainerProps {
  user: User;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const noPasswords: PasswordFields = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes or sets the password over the API. */
export function ChangePasswordContainer({ user, onDirtyChange }: ChangePasswordContainerProps) {
  const messages = useMessages(settingsMessages);
  const textOf = useProblemText();
  const updatePassword = useUpdatePassword();
  const [fields, setFields] = useState(noPasswords);
  const [failure, setFailure] = useState<FormFailure>({});
  const provider = socialProvider(user);
  useDirty(Object.values(fields).some((text) => text !== ''), onDirtyChange);

  const { run: save, isBusy } = useOnce(async () => {
    const fieldErrors = passwordProblems(fields, { needsOldPassword: provider === null }, messages);
    setFailure({ fieldErrors });
    if (Object.keys(fieldErrors).length > 0) return;
    const { newPassword, confirmPassword, oldPassword } = fields;
    try {
      const { message } = await updatePassword({
        userId: user.id,
        newPassword,
        confirmPassword,
        oldPassword: provider === null ? oldPassword : undefined,
      });
      setFields(noPasswords);
      notify(message ?? messages.passwordUpdated);
    } catch (problem) {
      const { shown, told } = formFailure(problem, textOf(problem, messages.passwordFailed));
      setFailure(shown);
      for (const sentence of told) notify(sentence, { tone: 'critical' });
    }
  });

  return (
    <ChangePassword
      email={user.email}
      provider={provider}
      fields={fields}
      onChange={(field, value) => setFields((now) => ({ ...now, [field]: value }))}
      errors={failure.fieldErrors}
      problem={failure.error}
      isSaving={isBusy}
      onSave={() => void save()}
    />
  );
}
