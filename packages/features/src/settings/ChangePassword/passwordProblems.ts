import type { FieldMessages } from '@valise/contract';

export interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface PasswordWording {
  oldPasswordMissing: string;
  passwordsDiffer: string;
}

/** Validates a change of password before it is sent: a message for each invalid field, or undefined. */
export function passwordProblems(
  { oldPassword, newPassword, confirmPassword }: PasswordFields,
  { needsOldPassword }: { needsOldPassword: boolean },
  { oldPasswordMissing, passwordsDiffer }: PasswordWording,
): FieldMessages | undefined {
  const isOldMissing = needsOldPassword && oldPassword === '';
  const isDifferent = newPassword !== confirmPassword;
  if (!isOldMissing && !isDifferent) return undefined;
  return {
    ...(isOldMissing && { oldPassword: [oldPasswordMissing] }),
    ...(isDifferent && { confirmPassword: [passwordsDiffer] }),
  };
}
