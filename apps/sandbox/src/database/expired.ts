import { lte } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { challenges, passwordResets, sessions, socialCodes } from './schema.ts';

/** How long a mailed link to a new password works, in ms. */
export const RESET_MS = 60 * 60_000;

/** Deletes expired sessions, codes and links. */
export async function deleteExpired({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now())),
    db.delete(challenges).where(lte(challenges.expiresAt, now())),
    db.delete(socialCodes).where(lte(socialCodes.expiresAt, now())),
    db.delete(passwordResets).where(lte(passwordResets.createdAt, now() - RESET_MS)),
  ]);
}
