import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await keyOf(password, salt)).toString('base64url')}`;
}

/** An account without a password, or no account at all, costs as much as a wrong password. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split('.') ?? [];
  const expected = Buffer.from(key, 'base64url');
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'));
  return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
}
