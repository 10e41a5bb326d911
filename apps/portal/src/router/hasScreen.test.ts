import { paths } from '@valise/features/domain';
import { expect, test } from 'vitest';
import { hasScreen } from './hasScreen.ts';

test.each([
  [paths.products, true],
  [paths.productsWithStatus('rented'), true],
  [paths.viewProduct('7'), true],
  ['/nowhere', false],
  ['/products/nowhere/at/all', false],
])('%s leads to a screen: %s', (path, expected) => {
  expect(hasScreen(path)).toBe(expected);
});
