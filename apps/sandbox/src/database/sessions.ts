import { eq, lte } from 'drizzle-orm';
import { fingerprint, isFingerprintOf, newToken } from '../security/secrets.ts';
import type { AppContext } from '../appContext.ts';
import { sessions, users, type UserRow } from './schema.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export async function startSession({ db, now }: AppContext, userId: number): Promise<string> {
  const token = newToken();
  await db.delete(sessions).where(lte(sessions.expiresAt, now()));
  await db.insert(sessions).values({ tokenHash: fingerprint(token), userId, expiresAt: now() + LIFETIME_MS });
  return token;
}

export async function userOfToken({ db, now }: AppContext, token: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, fingerprint(token)));
  if (found === undefined || !isFingerprintOf(found.sessions.tokenHash, token)) return null;
  return found.sessions.expiresAt > now() ? found.users : null;
}

export async function endSession({ db }: AppContext, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, fingerprint(token)));
}

export async function endSessionsOf({ db }: AppContext, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
