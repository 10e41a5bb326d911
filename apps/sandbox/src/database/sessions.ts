import { eq, lte } from 'drizzle-orm';
import { fingerprint, isFingerprintOf, newToken } from '../security/secrets.ts';
import type { World } from '../world.ts';
import { sessions, users, type UserRow } from './schema.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export async function startSession({ db, now }: World, userId: number): Promise<string> {
  const token = newToken();
  await db.delete(sessions).where(lte(sessions.expiresAt, now()));
  await db.insert(sessions).values({ tokenHash: fingerprint(token), userId, expiresAt: now() + LIFETIME_MS });
  return token;
}

export async function userOfToken({ db, now }: World, token: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, fingerprint(token)));
  if (found === undefined || !isFingerprintOf(found.sessions.tokenHash, token)) return null;
  return found.sessions.expiresAt > now() ? found.users : null;
}

export async function endSession({ db }: World, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, fingerprint(token)));
}

export async function endSessionsOf({ db }: World, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
