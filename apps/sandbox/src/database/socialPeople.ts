import type { SocialProvider } from '@valise/contract';
import { newToken } from '../security/secrets.ts';
import type { AppContext } from '../appContext.ts';
import { users, type UserRow } from './schema.ts';
import { userByEmail } from './users.ts';

interface Person {
  name: string;
  email: string;
  /** Also needs a mailed code to sign in. @default false */
  needsCode?: boolean;
}

/** The people who can sign in through each provider. The first has an account from the start; the others get one at their first sign-in. */
export const socialPeople: Readonly<Record<SocialProvider, readonly Person[]>> = {
  google: [
    { name: 'Jonah Reed', email: 'jonah@valise.club' },
    { name: 'Iris Novak', email: 'iris@valise.club', needsCode: true },
  ],
  facebook: [{ name: 'Nadia Rahal', email: 'nadia@valise.club' }],
  shopify: [{ name: 'Harbour Outfitters', email: 'shop@harbour.example' }],
};

/** A provider's code: a secret that works once, followed by the person's position. */
export const codeFor = (place: number) => `${newToken()}-${place}`;

/** The person's position in `socialPeople`, from a code. */
export const personIn = (code: string) => Number(code.slice(code.lastIndexOf('-') + 1));

/** The account of a provider's n-th person; null when the account with that e-mail signs in differently. */
export async function userOfProvider(app: AppContext, provider: SocialProvider, place: number): Promise<UserRow | null> {
  const person = socialPeople[provider][place];
  if (person === undefined) return null;
  const { name, email, needsCode = false } = person;
  const twoFactorMethod = needsCode ? 'email' : 'none';
  await app.db.insert(users).values({ name, email, provider, type: 'Partner', twoFactorMethod }).onConflictDoNothing();
  const user = await userByEmail(app, email);
  return user?.provider === provider ? user : null;
}
