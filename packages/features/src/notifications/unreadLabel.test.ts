import { formatsIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { unreadLabel } from './unreadLabel.ts';

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1200, '9+'],
])('%i unread are shown as %s', (count, label) => {
  expect(unreadLabel(count, formatsIn('en-US'))).toBe(label);
});

test('the count is in the digits of the language', () => {
  expect(unreadLabel(12, formatsIn('ar-EG'))).toBe('٩+');
});
