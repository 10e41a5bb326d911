import { Problem, type Wait } from '@valise/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Reading } from './readings.ts';
import { toLoadable } from './toLoadable.ts';
import { wholeOnly } from './wholeOnly.ts';

const reasons = { unreachable: 'No connection.', tooMany: 'Too many.', unavailable: 'Not available.', waiting: 'In 7 s.' };

const response = (known: { data?: number[]; error?: unknown; isValidating: boolean; reading?: Reading }) => ({
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

test.each([
  ['a busy server', new Problem('refused', { status: 429, serverMessage: 'Too Many Attempts.' }), 'Too many.'],
  ['a server that is down', new Problem('refused', { status: 503 }), 'Not available.'],
  ['a refusal in words', new Problem('refused', { status: 403, serverMessage: 'Your account is closed.' }), 'Your account is closed.'],
  ['an error of the server', new Problem('refused', { status: 500, serverMessage: 'SQLSTATE[HY000]' }), undefined],
])('%s says why behind the documented sentence', (_, error, reason) => {
  expect(toLoadable(response({ error, isValidating: false }), 'Failed', reasons)).toMatchObject({ message: 'Failed', reason });
});

describe('a list in pages', () => {
  const waiting = (): Wait => ({ until: 7000, goOn: vi.fn<() => void>(), cancel: () => undefined });
  const part = (more: Partial<NonNullable<Reading['part']>> = {}) => ({ items: [1, 2], leftOut: 0, total: 5, isRead: false, hasChanged: false, ...more });
  const reading = (more: Partial<Reading> = {}): Reading => ({ part: part(), unread: [], wait: null, ...more });
  const loadable = (known: Parameters<typeof response>[0]) => toLoadable(response(known), 'Failed', reasons);

  test('is shown as a part, and that says nothing while it is loading', () => {
    const value = loadable({ isValidating: true, reading: reading() });
    expect(value).toEqual({ state: 'ready', data: [1, 2], isRefreshing: true, part: { loaded: 2, total: 5 } });
    expect(wholeOnly(value, 'Failed')).toEqual({ state: 'loading' });
  });

  test('stays a part when a page fails, which says why and can be tried again', () => {
    const value = loadable({ error: new Problem('unreachable'), isValidating: false, reading: reading() });
    expect(value).toMatchObject({ data: [1, 2], part: { loaded: 2 }, note: { kind: 'failed', reason: 'No connection.', isRetrying: false } });
    expect(wholeOnly(value, 'Failed')).toMatchObject({ state: 'failed', message: 'Failed', reason: 'No connection.' });
  });

  test('counts down while the server is busy, and goes on at a press', () => {
    const wait = waiting();
    const value = loadable({ isValidating: true, reading: reading({ wait }) });
    expect(value.note).toMatchObject({ kind: 'waiting', until: 7000 });
    value.note?.retry();
    expect(wait.goOn).toHaveBeenCalledTimes(1);
    expect(loadable({ isValidating: true, reading: reading({ part: undefined, wait }) })).toMatchObject({ state: 'failed', message: 'Failed', reason: 'In 7 s.' });
  });

  test('that is short of what the server counts stays a part', () => {
    const value = loadable({ data: [1, 2], isValidating: false, reading: reading({ part: part({ isRead: true }) }) });
    expect(value).toMatchObject({ data: [1, 2], part: { loaded: 2, total: 5 }, note: { kind: 'short' } });
  });

  test('is whole when only what could not be read is missing, and says how many', () => {
    const unread = [3, 4, 5].map((place) => ({ id: null, place, keys: ['id'], isRepeat: false }));
    const value = loadable({ data: [1, 2], isValidating: false, reading: reading({ part: undefined, unread }) });
    expect(value).toMatchObject({ state: 'ready', data: [1, 2], note: { kind: undefined, unread } });
    expect(value).not.toHaveProperty('part');
  });

  test('that changed while it was read says so', () => {
    const changed = reading({ part: part({ isRead: true, hasChanged: true, total: 2 }) });
    expect(loadable({ data: [1, 2], isValidating: false, reading: changed }).note).toMatchObject({ kind: 'changed' });
  });

  test.each([true, false])('that is read and short is shown where the whole is wanted (changed: %s)', (hasChanged) => {
    const value = loadable({ data: [1, 2], isValidating: false, reading: reading({ part: part({ isRead: true, hasChanged }) }) });
    expect(wholeOnly(value, 'Failed')).toBe(value);
  });
});
