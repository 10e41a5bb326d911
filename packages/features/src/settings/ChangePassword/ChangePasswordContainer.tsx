'use client';
import { type FieldMessages, Problem, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
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

interface Failure {
  errors?: FieldMessages;
  problem?: string;
}

const noPasswords: PasswordFields = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes or sets the password over the API. */
export function ChangePasswordContainer({ user, onDirtyChange }: ChangePasswordContainerProps) {
  const messages = useMessages(settingsMessages);
  const textOf = useProblemText();
  const updatePassword = useUpdatePassword();
  const [fields, setFields] = useState(noPasswords);
  const [failure, setFailure] = useState<Failure>({});
  const provider = socialProvider(user);
  useDirty(Object.values(fields).some((text) => text !== ''), onDirtyChange);

  const { run: save, isBusy } = useOnce(async () => {
    const errors = passwordProblems(fields, { needsOldPassword: provider === null }, messages);
    setFailure({ errors });
    if (Object.keys(errors).length > 0) return;
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
      const refused = problem instanceof Problem ? problem.fields : {};
      const said = Object.values(refused).flat();
      const text = textOf(problem, messages.passwordFailed);
      setFailure(said.length > 0 ? { errors: refused } : { problem: text });
      for (const message of said.length > 0 ? said : [text]) notify(message, { tone: 'critical' });
    }
  });

  return (
    <ChangePassword
      email={user.email}
      provider={provider}
      fields={fields}
      onChange={(field, value) => setFields((now) => ({ ...now, [field]: value }))}
      errors={failure.errors}
      problem={failure.problem}
      isSaving={isBusy}
      onSave={() => void save()}
    />
  );
}
