import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asOwnChange, takeEcho } from './ownChanges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refund = '/refund/refundsdetail/82';
const done = () => Promise.resolve('done');

test('a notification of a change that is not answered yet is its echo, and the next one is news', async () => {
  let answer: ((text: string) => void) | undefined;
  const change = asOwnChange(refund, () => new Promise<string>((resolve) => (answer = resolve)));
  expect([takeEcho('/refund/refundsdetail/7'), takeEcho(refund)]).toEqual([false, true]);
  answer?.('done');
  expect([await change, takeEcho(refund)]).toEqual(['done', false]);
});

test('a notification is an echo for ten seconds after the answer', async () => {
  await asOwnChange(refund, done);
  vi.advanceTimersByTime(9999);
  expect(takeEcho(refund)).toBe(true);
  await asOwnChange(refund, done);
  vi.advanceTimersByTime(10_000);
  expect(takeEcho(refund)).toBe(false);
});

test('a change that failed has no echo', async () => {
  await expect(asOwnChange(refund, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(takeEcho(refund)).toBe(false);
});
