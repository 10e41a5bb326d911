import { expect, test } from 'vitest';
import { unreadLabel } from './unreadLabel.ts';

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1200, '9+'],
])('%i unread are shown as %s', (count, label) => {
  expect(unreadLabel(count)).toBe(label);
});
