import { expect, test, vi } from 'vitest';
import { toLoadable } from './toLoadable.ts';

const response = (known: { data?: number[]; error?: unknown; isValidating: boolean }) => ({
  data: undefined,
  error: undefined,
  mutate: vi.fn<() => Promise<undefined>>(),
  ...known,
});

test('no data and no error is loading', () => {
  expect(toLoadable(response({ isValidating: true }), 'Failed')).toEqual({ state: 'loading' });
});

test('an error without data is failed, and can be retried', () => {
  const failed = response({ error: new Error('500'), isValidating: false });
  const loadable = toLoadable(failed, 'Failed to fetch products');
  expect(loadable).toMatchObject({ state: 'failed', message: 'Failed to fetch products', isRetrying: false });
  if (loadable.state === 'failed') loadable.retry();
  expect(failed.mutate).toHaveBeenCalledTimes(1);
});

test('while a failed endpoint is requested again it is still failed, with isRetrying', () => {
  expect(toLoadable(response({ error: new Error('500'), isValidating: true }), 'Failed')).toMatchObject({
    state: 'failed',
    isRetrying: true,
  });
});

test('data stays on screen while it is refreshed, and when the refresh fails', () => {
  expect(toLoadable(response({ data: [1], isValidating: true }), '')).toEqual({ state: 'ready', data: [1], isRefreshing: true });
  expect(toLoadable(response({ data: [1], error: new Error('500'), isValidating: false }), '')).toEqual({
    state: 'ready',
    data: [1],
    isRefreshing: false,
  });
});
