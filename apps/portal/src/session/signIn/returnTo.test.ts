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
  createReturnTo(tab).keep('/products?page=2');
  const afterReload = createReturnTo(tab);
  expect(afterReload.read()).toBe('/products?page=2');
  afterReload.forget();
  expect(createReturnTo(tab).read()).toBeNull();
});

test.each(['"//evil.example"', '"/login"', '//evil.example', '5', '["/products"]', 'null'])('a stored %s is no path to return to', (text) => {
  const tab = new FakeStorage();
  tab.setItem('valise.returnTo', text);
  expect(createReturnTo(tab).read()).toBeNull();
});

test('without storage the path is in memory, through all steps of signing in', () => {
  const returnTo = createReturnTo(null);
  returnTo.keep('/products');
  returnTo.keep('/two-factor');
  expect(returnTo.read()).toBe('/products');
});
