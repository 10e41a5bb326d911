import { Problem } from '@valise/contract';
import { expect, test, vi } from 'vitest';
import { toLoadable } from './toLoadable.ts';

const reasons = { unreachable: 'No connection.' };

const response = (known: { data?: number[]; error?: unknown; isValidating: boolean }) => ({
  data: undefined,
  error: undefined,
  mutate: vi.fn<() => Promise<undefined>>(),
  ...known,
});

test('no data and no error is loading', () => {
  expect(toLoadable(response({ isValidating: true }), 'Failed', reasons)).toEqual({ state: 'loading' });
});

test('an error without data is failed, and can be retried', () => {
  const failed = response({ error: new Error('500'), isValidating: false });
  const loadable = toLoadable(failed, 'Failed to fetch products', reasons);
  expect(loadable).toMatchObject({ state: 'failed', message: 'Failed to fetch products', isRetrying: false });
  if (loadable.state === 'failed') loadable.retry();
  expect(failed.mutate).toHaveBeenCalledTimes(1);
});

test('a failure has the reason why there was no readable response', () => {
  const failed = (error: unknown) => toLoadable(response({ error, isValidating: false }), 'Failed', reasons);
  expect(failed(new Problem('unreachable'))).toMatchObject({ message: 'Failed', reason: 'No connection.' });
  expect(failed(new Problem('refused', { status: 500 }))).toMatchObject({ message: 'Failed', reason: undefined });
});

test('while a failed endpoint is requested again it is still failed, with isRetrying', () => {
  expect(toLoadable(response({ error: new Error('500'), isValidating: true }), 'Failed', reasons)).toMatchObject({
    state: 'failed',
    isRetrying: true,
  });
});

test('data stays on screen while it is refreshed, and when the refresh fails', () => {
  expect(toLoadable(response({ data: [1], isValidating: true }), '', reasons)).toEqual({ state: 'ready', data: [1], isRefreshing: true });
  expect(toLoadable(response({ data: [1], error: new Error('500'), isValidating: false }), '', reasons)).toEqual({
    state: 'ready',
    data: [1],
    isRefreshing: false,
  });
});
