import { and, eq, ne } from 'drizzle-orm';
import { fingerprint, isFingerprintOf, newToken } from '../security/secrets.ts';
import type { AppContext } from '../appContext.ts';
import { deleteExpired } from './expired.ts';
import { challenges, passwordResets, sessions, users, type UserRow } from './schema.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export async function startSession(app: AppContext, userId: number): Promise<string> {
  const token = newToken();
  await deleteExpired(app);
  await app.db.insert(sessions).values({ tokenHash: fingerprint(token), userId, expiresAt: app.now() + LIFETIME_MS });
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

/** Ends a session and its sockets. */
export async function endSession({ db, realtime }: AppContext, token: string): Promise<void> {
  const ended = fingerprint(token);
  await db.delete(sessions).where(eq(sessions.tokenHash, ended));
  realtime.sockets?.end(({ session }) => session === ended);
}

/**
 * Sets a password, and ends everything that began with the former password: sessions, pending sign-ins, the mailed link, and
 * every socket of the user.
 * @param keptToken the token of the session that changes the password, which continues
 */
export async function changePassword({ db, passwords, realtime }: AppContext, userId: number, password: string, keptToken = ''): Promise<void> {
  const passwordHash = await passwords.hash(password);
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, fingerprint(keptToken)))),
    db.delete(challenges).where(eq(challenges.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
  ]);
  realtime.sockets?.end((owner) => owner.userId === userId);
}
