import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./whenSettled.ts', () => ({ whenSettled: (action: () => void) => action() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
const arriving = () => vi.fn<() => Promise<void>>(() => Promise.resolve());

test('parts are fetched one after another', async () => {
  const { fetchAhead } = await import('./fetchAhead.ts');
  let arrive = () => {};
  const first = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const second = arriving();
  fetchAhead(first);
  fetchAhead(second);
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second].map((load) => load.mock.calls.length)).toEqual([1, 0]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second].map((load) => load.mock.calls.length)).toEqual([1, 1]);
});

test('after a failure nothing is requested for 30 s, a minute, and so on up to five minutes', async () => {
  const { fetchAhead } = await import('./fetchAhead.ts');
  const load = offline();
  fetchAhead(load);
  const requests: number[] = [];
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    requests.push(load.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(requests).toEqual([1, 2, 3, 4, 5, 6]);
});

test('thirteen times online at once make one request', async () => {
  const { fetchAhead } = await import('./fetchAhead.ts');
  const load = offline();
  fetchAhead(load);
  await vi.advanceTimersByTimeAsync(0);
  for (let flap = 0; flap < 13; flap += 1) window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails keeps no other from arriving, and is not requested once nobody wants it', async () => {
  const { fetchAhead } = await import('./fetchAhead.ts');
  const [missing, present] = [offline(), arriving()];
  const cancel = fetchAhead(missing);
  fetchAhead(present);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(present).toHaveBeenCalledTimes(1);
  cancel();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(missing.mock.calls.length).toBeLessThanOrEqual(2);
});
