import type { FieldMessages } from '@valise/contract';
import { isFullEmail } from '../emailAddress.ts';
import { newPasswordProblems, type PasswordWording } from '../newPasswordProblems.ts';
import type { NewAccount } from './SignUp.tsx';

interface AccountWording extends PasswordWording {
  nameMissing: string;
  emailIncomplete: string;
  termsNotAgreed: string;
}

/** Validates a new account before it is sent: a message for each invalid field, or undefined. */
export function newAccountProblems(account: NewAccount, wording: AccountWording): FieldMessages | undefined {
  const problems: FieldMessages = {
    ...(account.name.trim() === '' && { name: [wording.nameMissing] }),
    ...(!isFullEmail(account.email) && { email: [wording.emailIncomplete] }),
    ...newPasswordProblems(account, wording),
    ...(!account.isAgreed && { terms: [wording.termsNotAgreed] }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
