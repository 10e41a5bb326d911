import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as text for a URL. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The six digits of a mailed code. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const RECOVERY_CODES = 8;
// Without letters and digits that look alike.
const RECOVERY_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryHalf = () => Array.from({ length: 4 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

/** Codes that replace a lost authenticator. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${recoveryHalf()}-${recoveryHalf()}`);

/** The hash that is stored in place of a secret. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function isFingerprintOf(stored: string, secret: string): boolean {
  return timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(stored, 'hex'));
}
