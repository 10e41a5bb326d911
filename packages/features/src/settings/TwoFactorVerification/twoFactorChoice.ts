import { type TwoFactorChoice, twoFactorChoices, type User } from '@valise/contract';

/** The saved method of a user. A method that is not offered here counts as not saved. */
export function storedChoice({ twoFactorMethod }: Pick<User, 'twoFactorMethod'>): TwoFactorChoice {
  const saved = twoFactorMethod?.trim().toLowerCase();
  return twoFactorChoices.find((choice) => choice === saved) ?? 'none';
}

export const isChoice = (value: string): value is TwoFactorChoice => (twoFactorChoices as readonly string[]).includes(value);
