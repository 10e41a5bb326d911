import { expect, test } from 'vitest';
import { FakeStorage } from '../testing/fakeStorage.ts';
import { appPath, createReturnTo } from './returnTo.ts';

test.each(['/', '/products?page=2#row-4', '/orders/ordersdetail/a%2Fb', '/loginhelp'])('%s is followed', (address) => {
  expect(appPath(address)).toBe(address);
});

test.each([
  'https://evil.example/products',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'products',
  '',
])('%j is another site or no path, and is not', (address) => {
  expect(appPath(address)).toBeNull();
});

test.each(['/login', '/login?next=/', '/signup', '/two-factor', '/logout', '/Login', '/oauth/google/callback?code=1'])(
  '%s is no place to return to',
  (address) => {
    expect(appPath(address)).toBeNull();
  },
);

test('the requested path survives a reload, until it is forgotten', () => {
  const tab = new FakeStorage();
  createReturnTo(tab).keep('/products?page=2', null);
  const afterReload = createReturnTo(tab);
  expect(afterReload.read('7')).toBe('/products?page=2');
  afterReload.forget();
  expect(createReturnTo(tab).read('7')).toBeNull();
});

test('the path at which a session ended is that of its user alone', () => {
  const returnTo = createReturnTo(new FakeStorage());
  returnTo.keep('/products?search=silk', '7');
  expect(['7', '8', null].map(returnTo.read)).toEqual(['/products?search=silk', null, null]);
});

test.each(['{"path":"//evil.example","userId":null}', '{"path":"/login","userId":null}', '{"path":"/products"}', '"/products"', '//evil.example', '5', '["/products"]', 'null'])('a stored %s is no path to return to', (text) => {
  const tab = new FakeStorage();
  tab.setItem('valise.returnTo', text);
  expect(createReturnTo(tab).read('7')).toBeNull();
});

test('without storage the path is in memory, through all steps of signing in', () => {
  const returnTo = createReturnTo(null);
  returnTo.keep('/products', null);
  returnTo.keep('/two-factor', null);
  expect(returnTo.read('7')).toBe('/products');
});
