import { expect, test } from 'vitest';
import { ShortLivedCache } from './ShortLivedCache.ts';

const minutes = (count: number) => count * 60_000;
function cacheWithClock() {
  let time = 0;
  const cache = new ShortLivedCache(() => time);
  return { cache, pass: (duration: number) => (time += duration) };
}

test('a response is cached for five minutes after it was received', () => {
  const { cache, pass } = cacheWithClock();
  cache.set('products', { data: [1] });
  pass(minutes(5) - 1);
  expect(cache.get('products')).toEqual({ data: [1] });
  pass(1);
  expect(cache.get('products')).toBeUndefined();
  expect([...cache.keys()]).toEqual([]);
});

// When SWR requests several keys again, it reads the state of each listed key without a check.
test('no key is listed whose response has expired', () => {
  const { cache, pass } = cacheWithClock();
  cache.set('products', { data: [1] });
  pass(minutes(3));
  cache.set('queue', { data: [2] });
  pass(minutes(2));
  expect([...cache.keys()]).toEqual(['queue']);
});

test('what is on screen stays, and its five minutes begin when the last screen is left', () => {
  const { cache, pass } = cacheWithClock();
  cache.set('products', { data: [1] });
  const leaveList = cache.hold('products');
  const leaveSearch = cache.hold('products');
  pass(minutes(60));
  leaveList();
  pass(minutes(60));
  expect(cache.get('products')).toEqual({ data: [1] });
  leaveSearch();
  pass(minutes(4));
  expect(cache.get('products')).toEqual({ data: [1] });
  pass(minutes(1));
  expect(cache.get('products')).toBeUndefined();
});
