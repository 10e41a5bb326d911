import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./whenIdle.ts', () => ({
  whenIdle: (action: () => void) => {
    const timer = setTimeout(action);
    return () => clearTimeout(timer);
  },
}));

const page = { isLoading: true };

beforeEach(() => {
  vi.useFakeTimers();
  page.isLoading = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelector: () => (page.isLoading ? {} : null) });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code is fetched when the page has its data, a press right before notwithstanding', async () => {
  const { fetchBehindData } = await import('./fetchBehindData.ts');
  const load = vi.fn<() => Promise<void>>(async () => {});
  fetchBehindData(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  page.isLoading = false;
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is repeated once the browser is online, and later after half a minute, until it is cancelled', async () => {
  const { fetchBehindData } = await import('./fetchBehindData.ts');
  page.isLoading = false;
  const load = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const cancel = fetchBehindData(load);
  await vi.advanceTimersByTimeAsync(300);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_100);
  expect(load).toHaveBeenCalledTimes(3);
  cancel();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('the next code is requested once the one before it has come, or has taken a second', async () => {
  const { fetchBehindData } = await import('./fetchBehindData.ts');
  page.isLoading = false;
  const order: string[] = [];
  const loading = (name: string, ms: number) => () => {
    order.push(name);
    return new Promise<void>((resolve) => setTimeout(resolve, ms));
  };
  fetchBehindData(loading('quick', 100));
  fetchBehindData(loading('hanging', 60_000));
  fetchBehindData(loading('last', 0));
  await vi.advanceTimersByTimeAsync(99);
  expect(order).toEqual(['quick']);
  await vi.advanceTimersByTimeAsync(900);
  expect(order).toEqual(['quick', 'hanging']);
  await vi.advanceTimersByTimeAsync(200);
  expect(order).toEqual(['quick', 'hanging', 'last']);
});

test('code that two callers want is requested once, and until both have cancelled', async () => {
  const { fetchBehindData } = await import('./fetchBehindData.ts');
  const load = vi.fn<() => Promise<void>>(async () => {});
  const [cancelOne, cancelOther] = [fetchBehindData(load), fetchBehindData(load)];
  cancelOne();
  page.isLoading = false;
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
  cancelOther();
  const dropped = vi.fn<() => Promise<void>>(async () => {});
  fetchBehindData(dropped)();
  await vi.advanceTimersByTimeAsync(300);
  expect(dropped).not.toHaveBeenCalled();
});
