import { expect, test } from 'vitest';
import { isActivePath, paths } from './paths.ts';

test('an id keeps its slashes and dollars out of the path', () => {
  expect(paths.viewProduct('a/b $&')).toBe('/products/viewproduct/a%2Fb%20%24%26');
});

test('a status with a space survives the query', () => {
  expect(paths.ordersWithStatus('In Progress')).toBe('/orders?status=In+Progress');
});

test.each([
  ['/products', '/products', true],
  ['/products', '/products/addproduct', true],
  ['/products', '/products-archive', false],
  ['/', '/', true],
  ['/', '/dashboard', true],
  ['/', '/products', false],
])('the entry for %s, at %s: active is %s', (link, path, isActive) => {
  expect(isActivePath(link, path)).toBe(isActive);
});
