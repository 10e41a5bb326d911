import type { FieldMessages } from '@valise/contract';

/** The shortest password, in characters (spec 1.9). */
const MIN_PASSWORD_LENGTH = 8;

export interface NewPassword {
  password: string;
  /** The password once more. */
  confirmation: string;
}

export interface PasswordWording {
  passwordShort: string;
  passwordsDiffer: string;
}

/** Validates a new password before it is sent: a message for each invalid field, or undefined. */
export function newPasswordProblems({ password, confirmation }: NewPassword, wording: PasswordWording): FieldMessages | undefined {
  const isShort = password.length < MIN_PASSWORD_LENGTH;
  const isDifferent = password !== confirmation;
  if (!isShort && !isDifferent) return undefined;
  return {
    ...(isShort && { password: [wording.passwordShort] }),
    ...(isDifferent && { passwordConfirmation: [wording.passwordsDiffer] }),
  };
}
