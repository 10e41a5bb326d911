import { eq } from 'drizzle-orm';
import type { UserWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import type { Database } from './open.ts';
import { users, type UserRow } from './schema.ts';

export const normalEmail = (email: string) => email.trim().toLowerCase();

export async function userByEmail({ db }: AppContext, email: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.email, normalEmail(email)));
  return found ?? null;
}

/** The path of every profile photo. */
export async function allPhotos(db: Database): Promise<string[]> {
  const found = await db.select({ path: users.profilePhoto }).from(users);
  return found.flatMap(({ path }) => path ?? []);
}

/** Turns a row into the wire: the documented fields and nothing else. `origin` completes the photo's address. */
export function userWire(row: UserRow, origin: string): UserWire {
  const [firstName = '', ...rest] = row.name.split(' ');
  return {
    id: row.id,
    name: row.name,
    first_name: firstName,
    last_name: rest.join(' '),
    email: row.email,
    phone: row.phone,
    profile_photo: row.profilePhoto === null ? null : `${origin}${row.profilePhoto}`,
    type: row.type,
    provider: row.provider,
    two_factor_method: row.twoFactorMethod,
    two_factor_secret: row.totpSecret !== null,
  };
}
