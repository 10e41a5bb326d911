import { expect, test } from 'vitest';
import { contractManners } from './manners.ts';
import { throttled } from './throttle.ts';

const callsOf = (throttle: 'minute' | 'untold', count: number, now: number, manners = { ...contractManners, throttle }) => ({
  manners,
  last: Array.from({ length: count }, () => throttled(manners, now)).at(-1),
});

test('the sixty-first call of a minute is refused with the time until the next', () => {
  const { manners, last } = callsOf('minute', 60, 0);
  expect(last).toBeUndefined();
  const refusal = throttled(manners, 10_000);
  expect(refusal?.status).toBe(429);
  expect(refusal?.headers.get('Retry-After')).toBe('50');
  expect(throttled(manners, 60_000)).toBeUndefined();
});

test('without a header nobody is told how long', () => {
  expect(callsOf('untold', 61, 0).last?.headers.get('Retry-After')).toBeNull();
});

test('the contract refuses nothing, and a change of the manners begins anew', () => {
  expect(throttled(contractManners)).toBeUndefined();
  const { manners } = callsOf('minute', 61, 0);
  expect(throttled({ ...manners }, 0)).toBeUndefined();
});
