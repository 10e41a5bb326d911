import { expect, test } from 'vitest';
import { socialProvider } from './socialProvider.ts';

test.each([
  ['google', 'google'],
  ['Facebook', 'Facebook'],
  ['shopify', 'shopify'],
  [null, null],
  ['email', null],
])('provider %s: %s', (provider, found) => {
  expect(socialProvider({ provider })).toBe(found);
});
