/** The shortest password that a reset accepts, in characters (document 1, section 9). */
const MIN_PASSWORD_LENGTH = 8;

export interface NewPassword {
  password: string;
  /** The password once more. */
  confirmation: string;
}

/** What is wrong with a new password before it is sent. */
export function newPasswordProblems({ password, confirmation }: NewPassword) {
  return { isShort: password.length < MIN_PASSWORD_LENGTH, isDifferent: password !== confirmation };
}
