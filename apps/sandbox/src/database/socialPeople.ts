import type { SocialProvider } from '@valise/contract';
import type { World } from '../world.ts';
import { users, type UserRow } from './schema.ts';
import { userByEmail } from './users.ts';

interface Person {
  name: string;
  email: string;
}

/** Whom each provider vouches for. The first has an account from the start; the others get theirs at the first sign-in. */
export const socialPeople: Readonly<Record<SocialProvider, Person>> = {
  google: { name: 'Jonah Reed', email: 'jonah@valise.club' },
  facebook: { name: 'Nadia Rahal', email: 'nadia@valise.club' },
  shopify: { name: 'Harbour Outfitters', email: 'shop@harbour.example' },
};

/** The account of the person that a provider vouches for; null when that e-mail belongs to another way of signing in. */
export async function userOfProvider(world: World, provider: SocialProvider): Promise<UserRow | null> {
  const { name, email } = socialPeople[provider];
  await world.db.insert(users).values({ name, email, provider, type: 'Partner' }).onConflictDoNothing();
  const user = await userByEmail(world, email);
  return user?.provider === provider ? user : null;
}
