import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePer } from './oncePer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('thirteen calls in twenty seconds run once per window, the first at once and the last one too', async () => {
  const runs: number[] = [];
  const start = Date.now();
  const call = oncePer(5000, () => runs.push(Date.now() - start));
  for (let flap = 0; flap < 13; flap += 1) {
    call();
    await vi.advanceTimersByTimeAsync(1500);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toEqual([0, 5000, 10_000, 15_000, 20_000]);
});
