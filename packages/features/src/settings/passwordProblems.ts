/** What the password form holds. */
export interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface PasswordWording {
  oldPasswordMissing: string;
  passwordsDiffer: string;
}

/** What is wrong with a change of password before it is sent, by the wire's field names. */
export function passwordProblems(
  { oldPassword, newPassword, confirmPassword }: PasswordFields,
  { needsOldPassword }: { needsOldPassword: boolean },
  { oldPasswordMissing, passwordsDiffer }: PasswordWording,
): Record<string, string[]> {
  return {
    ...(needsOldPassword && oldPassword === '' ? { oldpassword: [oldPasswordMissing] } : {}),
    ...(newPassword === confirmPassword ? {} : { confirmpassword: [passwordsDiffer] }),
  };
}
