import { describe, expect, test } from 'vitest';
import { createPasswords, PASSWORD_COST } from './password.ts';

const passwords = createPasswords(PASSWORD_COST);

describe('a password', () => {
  test('is hashed anew each time, and known by its hash alone', async () => {
    const [first, second] = await Promise.all([passwords.hash('linen'), passwords.hash('linen')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^15\.[\w-]{22}\.[\w-]{43}$/);
    expect(await passwords.isRight('linen', first)).toBe(true);
    expect(await passwords.isRight('Linen', first)).toBe(false);
  });

  test('of a cheaper hash is still known', async () => {
    expect(await passwords.isRight('linen', await createPasswords(10).hash('linen'))).toBe(true);
  });

  test('of nobody is never right, and takes its time', async () => {
    await createPasswords(10).isRight('warm-up', null);
    const timed = async (cost: number) => {
      const start = performance.now();
      expect(await createPasswords(cost).isRight('', null)).toBe(false);
      return performance.now() - start;
    };
    expect(await timed(PASSWORD_COST)).toBeGreaterThan(5 * (await timed(10)));
  });
});
