import { expect, test } from 'vitest';
import { isSwipeAway } from './isSwipeAway.ts';

test('a slow swipe over more than a third of the panel closes it', () => {
  expect(isSwipeAway({ distance: 100, duration: 900, width: 288 })).toBe(true);
});

test('a slow swipe over less does not close it', () => {
  expect(isSwipeAway({ distance: 90, duration: 900, width: 288 })).toBe(false);
});

test('a quick flick closes it', () => {
  expect(isSwipeAway({ distance: 60, duration: 80, width: 420 })).toBe(true);
});

test('a tap that moves a few pixels does not close it', () => {
  expect(isSwipeAway({ distance: 12, duration: 5, width: 288 })).toBe(false);
});
