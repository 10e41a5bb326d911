import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWhileSeen } from './askWhileSeen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks once in each period, not while the page is hidden, and no longer once it is stopped', () => {
  const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const ask = vi.fn<() => void>();
  const stop = askWhileSeen(30_000, ask, page);
  vi.advanceTimersByTime(90_000);
  expect(ask).toHaveBeenCalledTimes(3);
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(90_000);
  expect(ask).toHaveBeenCalledTimes(3);
  page.visibilityState = 'visible';
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(90_000);
  expect(ask).toHaveBeenCalledTimes(4);
});
