import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Code whose first requests fail. */
function failing(times: number) {
  let requests = 0;
  return vi.fn<() => Promise<string>>(async () => {
    requests += 1;
    if (requests <= times) throw new Error('offline');
    return 'code';
  });
}

test('code is fetched once, however often it is requested', async () => {
  const load = failing(0);
  const code = lazyModule(load);
  expect(await Promise.all([code(), code(), code()])).toEqual(['code', 'code', 'code']);
  expect(await code()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a request that failed is retried once, after a second', async () => {
  const load = failing(1);
  const code = lazyModule(load)();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await code).toBe('code');
});

test('after the second failure the call rejects and nothing more is requested', async () => {
  const load = failing(9);
  const [failure] = await Promise.all([lazyModule(load)().catch(String), vi.advanceTimersByTimeAsync(60_000)]);
  expect(failure).toBe('Error: offline');
  expect(load).toHaveBeenCalledTimes(2);
});

test('an attempt that takes longer than thirty seconds has failed, and what arrives later serves the next call', async () => {
  let arrive = (_code: string) => {};
  const arriving = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn<() => Promise<string>>(() => arriving);
  const code = lazyModule(load);
  const [failure] = await Promise.all([code().catch(String), vi.advanceTimersByTimeAsync(61_000)]);
  expect(failure).toBe('Error: The code did not arrive in time');
  expect(load).toHaveBeenCalledTimes(2);
  arrive('code');
  expect(await code()).toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('the next call after a failure starts over', async () => {
  const code = lazyModule(failing(2));
  const [failure] = await Promise.all([code().catch(String), vi.advanceTimersByTimeAsync(1000)]);
  expect(failure).toBe('Error: offline');
  expect(await code()).toBe('code');
});
