import type { SocialProvider } from '@valise/contract';
import { newToken } from '../security/secrets.ts';
import type { AppContext } from '../appContext.ts';
import { users, type UserRow } from './schema.ts';
import { userByEmail } from './users.ts';

interface Person {
  name: string;
  email: string;
  /** Signs in with a mailed code as well. @default false */
  needsCode?: boolean;
}

/** Who can sign in through each provider. The first has an account from the start; the others get theirs at the first sign-in. */
export const socialPeople: Readonly<Record<SocialProvider, readonly Person[]>> = {
  google: [
    { name: 'Jonah Reed', email: 'jonah@valise.club' },
    { name: 'Iris Novak', email: 'iris@valise.club', needsCode: true },
  ],
  facebook: [{ name: 'Nadia Rahal', email: 'nadia@valise.club' }],
  shopify: [{ name: 'Harbour Outfitters', email: 'shop@harbour.example' }],
};

/** A provider's code: a secret that works once, then the person's position. */
export const codeFor = (place: number) => `${newToken()}-${place}`;

/** The position in `socialPeople` of a code's person. */
export const personIn = (code: string) => Number(code.slice(code.lastIndexOf('-') + 1));

/** The account of a provider's n-th person; null when the account of that e-mail signs in another way. */
export async function userOfProvider(app: AppContext, provider: SocialProvider, place: number): Promise<UserRow | null> {
  const person = socialPeople[provider][place];
  if (person === undefined) return null;
  const { name, email, needsCode = false } = person;
  const twoFactorMethod = needsCode ? 'email' : 'none';
  await app.db.insert(users).values({ name, email, provider, type: 'Partner', twoFactorMethod }).onConflictDoNothing();
  const user = await userByEmail(app, email);
  return user?.provider === provider ? user : null;
}
