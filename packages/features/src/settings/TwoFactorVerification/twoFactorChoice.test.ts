import { expect, test } from 'vitest';
import { storedChoice } from './twoFactorChoice.ts';

test.each([
  ['totp', 'totp'],
  ['Email', 'email'],
  ['none', 'none'],
  [null, 'none'],
  ['sms', 'none'],
])('%s is shown as %s', (twoFactorMethod, choice) => {
  expect(storedChoice({ twoFactorMethod })).toBe(choice);
});
