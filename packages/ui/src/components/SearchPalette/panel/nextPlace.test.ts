import { expect, test } from 'vitest';
import { nextPlace } from './nextPlace.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s moves from %i to %s of three options', (key, place, next) => {
  expect(nextPlace(key, place, 3)).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s moves nowhere without options', (key) => {
  expect(nextPlace(key, -1, 0)).toBeUndefined();
});
