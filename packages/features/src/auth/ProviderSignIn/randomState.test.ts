import { expect, test } from 'vitest';
import { randomState } from './randomState.ts';

test('a state is 32 bytes, and no two are alike', () => {
  const states = Array.from({ length: 200 }, randomState);
  for (const state of states) expect(state).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(states).size).toBe(200);
});

test('every byte of a state varies', () => {
  const states = Array.from({ length: 200 }, randomState);
  for (let byte = 0; byte < 32; byte += 1)
    expect(new Set(states.map((state) => state.slice(2 * byte, 2 * byte + 2))).size).toBeGreaterThan(20);
});
