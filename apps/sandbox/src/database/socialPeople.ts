import type { SocialProvider } from '@valise/contract';
import { newToken } from '../security/secrets.ts';
import type { World } from '../world.ts';
import { users, type UserRow } from './schema.ts';
import { userByEmail } from './users.ts';

interface Person {
  name: string;
  email: string;
  /** Signs in with a mailed code as well. @default false */
  needsCode?: boolean;
}

/** Whom each provider vouches for. The first has an account from the start; the others get theirs at the first sign-in. */
export const socialPeople: Readonly<Record<SocialProvider, readonly Person[]>> = {
  google: [
    { name: 'Jonah Reed', email: 'jonah@valise.club' },
    { name: 'Iris Novak', email: 'iris@valise.club', needsCode: true },
  ],
  facebook: [{ name: 'Nadia Rahal', email: 'nadia@valise.club' }],
  shopify: [{ name: 'Harbour Outfitters', email: 'shop@harbour.example' }],
};

/** A provider's code: a secret that works once, and whom it stands for. */
export const codeFor = (place: number) => `${newToken()}-${place}`;

/** The place in `socialPeople` of the person whom a code stands for. */
export const personIn = (code: string) => Number(code.slice(code.lastIndexOf('-') + 1));

/** The account of the n-th person that a provider vouches for; null when that e-mail belongs to another way of signing in. */
export async function userOfProvider(world: World, provider: SocialProvider, place: number): Promise<UserRow | null> {
  const person = socialPeople[provider][place];
  if (person === undefined) return null;
  const { name, email, needsCode = false } = person;
  const twoFactorMethod = needsCode ? 'email' : 'none';
  await world.db.insert(users).values({ name, email, provider, type: 'Partner', twoFactorMethod }).onConflictDoNothing();
  const user = await userByEmail(world, email);
  return user?.provider === provider ? user : null;
}
