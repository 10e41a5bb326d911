import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, as they travel. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Six digits, as mailed. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** What is stored in place of a secret. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function isFingerprintOf(stored: string, secret: string): boolean {
  return timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(stored, 'hex'));
}
