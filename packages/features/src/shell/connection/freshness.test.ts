import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';

test('the oldest data on screen counts, and only what is on screen', () => {
  let time = 1;
  const freshness = createFreshness(() => time);
  freshness.arrived('queue');
  expect(freshness.getSnapshot()).toBeNull();
  const leave = freshness.show('queue');
  const leaveAgain = freshness.show('queue');
  time = 2;
  freshness.arrived('stats');
  freshness.show('stats');
  expect(freshness.getSnapshot()).toBe(1);
  leave();
  expect(freshness.getSnapshot()).toBe(1);
  leaveAgain();
  expect(freshness.getSnapshot()).toBe(2);
  time = 3;
  freshness.arrived('stats');
  expect(freshness.getSnapshot()).toBe(3);
});
