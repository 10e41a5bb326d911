'use client';
import { profileEndpoints, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { settingsMessages } from '../messages.ts';
import { useDirty } from '../useDirty.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { type PasswordFields, passwordProblems } from './passwordProblems.ts';
import { socialProvider } from './socialProvider.ts';

export interface ChangePasswordContainerProps {
  user: User;
  /** Whether there are unsaved changes. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const noPasswords: PasswordFields = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes or sets the password over the API. */
export function ChangePasswordContainer({ user, onDirtyChange }: ChangePasswordContainerProps) {
  const api = useApi();
  const messages = useMessages(settingsMessages);
  const [fields, setFields] = useState(noPasswords);
  const provider = socialProvider(user);
  const needsOldPassword = provider === null;
  useDirty(Object.values(fields).some((text) => text !== ''), onDirtyChange);

  const { submit, isBusy, failure } = useSubmit(
    ({ oldPassword, ...passwords }: PasswordFields) =>
      api.call(profileEndpoints.updatePassword, {
        body: { userId: user.id, ...passwords, oldPassword: needsOldPassword ? oldPassword : undefined },
      }),
    {
      fallback: messages.passwordFailed,
      isInPlace: true,
      fieldOrder: ['oldPassword', 'newPassword', 'confirmPassword'],
      validate: (entered) => {
        const fields = passwordProblems(entered, { needsOldPassword }, messages);
        return fields && { fields };
      },
      onDone: ({ message }) => {
        setFields(noPasswords);
        notify(message ?? messages.passwordUpdated);
      },
    },
  );

  return (
    <ChangePassword
      email={user.email}
      provider={provider}
      fields={fields}
      onChange={(field, value) => setFields((current) => ({ ...current, [field]: value }))}
      failure={failure}
      isBusy={isBusy}
      onSave={() => submit(fields)}
    />
  );
}
