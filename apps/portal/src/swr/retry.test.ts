import { Problem } from '@valise/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failsAfterLastRetry, onErrorRetry, retryDelay } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a delay doubles, is at most a fifth longer, and never over 30 s', () => {
  expect([0, 1, 2].map((retry) => retryDelay(retry, () => 0))).toEqual([1000, 2000, 4000]);
  expect([0, 1, 2].map((retry) => retryDelay(retry, () => 1))).toEqual([1200, 2400, 4800]);
  expect(retryDelay(9, () => 1)).toBe(30_000);
});

/** The number of retries of a call that always fails. */
async function retriesAfter(problem: () => unknown): Promise<number> {
  let calls = 0;
  function fail(retryCount: number) {
    async function revalidate() {
      calls += 1;
      fail(retryCount + 1);
      return true;
    }
    onErrorRetry(problem(), 'key', {} as never, revalidate, { retryCount, dedupe: true });
  }
  fail(1);
  await vi.runAllTimersAsync();
  return calls;
}

describe('the number of retries when', () => {
  test.each([
    ['the server is down', () => new Problem('unreachable'), 3],
    ['the server fails', () => new Problem('refused', { status: 503 }), 3],
    ['the response is unreadable', () => new Problem('unreadable', { status: 200 }), 3],
    ['a list has no end', () => new Problem('unreadable', { status: 200, cause: new RangeError('No end') }), 0],
    ['the server refuses', () => new Problem('refused', { status: 404 }), 0],
    ['the session has ended', () => new Problem('refused', { status: 401 }), 0],
    ['the call was aborted', () => new Problem('aborted'), 0],
  ])('%s', async (_, problem, times) => {
    expect(await retriesAfter(problem)).toBe(times);
  });
});

describe('a screen gets an error', () => {
  /** The error of a failed call that a screen reads. */
  function readBy(error: unknown): unknown {
    const response = () => ({ data: undefined, error, isLoading: false, isValidating: false });
    return failsAfterLastRetry(response as never)('key', null, {}).error;
  }
  const failed = (problem: Problem, retryCount: number) => {
    onErrorRetry(problem, 'key', {} as never, async () => true, { retryCount, dedupe: true });
    return readBy(problem);
  };

  test('not while a retry is due', () => {
    expect(failed(new Problem('unreachable'), 1)).toBeUndefined();
    expect(failed(new Problem('unreachable'), 3)).toBeUndefined();
  });

  test('after the last retry', () => {
    const problem = new Problem('unreachable');
    expect(failed(problem, 4)).toBe(problem);
  });

  test('immediately when nothing will be retried', () => {
    const problem = new Problem('refused', { status: 404 });
    expect(failed(problem, 1)).toBe(problem);
  });
});
