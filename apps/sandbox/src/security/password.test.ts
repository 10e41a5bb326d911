import { describe, expect, test } from 'vitest';
import { createPasswords, PASSWORD_COST } from './password.ts';

const passwords = createPasswords(PASSWORD_COST);

describe('a password', () => {
  test('has another hash each time, and is checked by its hash alone', async () => {
    const [first, second] = await Promise.all([passwords.hash('linen'), passwords.hash('linen')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^15\.[\w-]{22}\.[\w-]{43}$/);
    expect(await passwords.isRight('linen', first)).toBe(true);
    expect(await passwords.isRight('Linen', first)).toBe(false);
  });

  test('with a cheaper hash is still accepted', async () => {
    expect(await passwords.isRight('linen', await createPasswords(10).hash('linen'))).toBe(true);
  });

  test('of an unknown account is never right, and takes as long as another', async () => {
    // The shortest of several times, because a busy machine may slow down a single one.
    const shortest = async (cost: number, runs: number) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const start = performance.now();
        expect(await createPasswords(cost).isRight('', null)).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    expect(await shortest(PASSWORD_COST, 5)).toBeGreaterThan(5 * (await shortest(10, 50)));
  });
});
