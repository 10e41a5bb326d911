import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const BLOCK = 8;

/** scrypt's cost as a power of two: 2^15 takes about a seventh of a second. */
export const PASSWORD_COST = 15;

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options = { N, r: BLOCK, p: 1, maxmem: 2 * 128 * N * BLOCK };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Checking a missing password, or a missing account, takes as long as checking a wrong password. */
  isRight: (password: string, hash: string | null) => Promise<boolean>;
}

export function createPasswords(cost: number): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return [cost, salt.toString('base64url'), (await keyOf(password, salt, cost)).toString('base64url')].join('.');
    },
    async isRight(password, hash) {
      const [ownCost = '', salt = '', key = ''] = hash?.split('.') ?? [];
      const expected = Buffer.from(key, 'base64url');
      const actual = await keyOf(password, Buffer.from(salt, 'base64url'), hash === null ? cost : Number(ownCost));
      return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
    },
  };
}
