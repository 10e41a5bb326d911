import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:30Z', 'now'],
  ['2026-11-20T11:59:30Z', 'now'],
  ['2026-11-20T11:55:00Z', '5 min. ago'],
  ['2026-11-20T09:30:00Z', '2 hr. ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '10 days ago'],
])('%s is %s', (moment, words) => {
  expect(timeAgo(new Date(moment), now, 'en-US')).toBe(words);
});
