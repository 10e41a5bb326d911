import { expect, test } from 'vitest';
import { FakeStorage } from './fakeStorage.ts';
import { appPath, createRequestedLocation } from './requestedLocation.ts';

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

test.each(['/login', '/login?next=/', '/signup', '/two-factor', '/logout', '/oauth/google/callback?code=1'])(
  '%s is no place to return to',
  (address) => {
    expect(appPath(address)).toBeNull();
  },
);

test('what was asked for survives a reload, until it is forgotten', () => {
  const tab = new FakeStorage();
  createRequestedLocation(tab).keep('/products?page=2');
  const afterReload = createRequestedLocation(tab);
  expect(afterReload.read()).toBe('/products?page=2');
  afterReload.forget();
  expect(createRequestedLocation(tab).read()).toBeNull();
});

test('an address that somebody put into the store is read with the same care', () => {
  const tab = new FakeStorage();
  tab.setItem('requested_location', '//evil.example');
  expect(createRequestedLocation(tab).read()).toBeNull();
});

test('without storage the page remembers, also across the steps of signing in', () => {
  const requested = createRequestedLocation(null);
  requested.keep('/products');
  requested.keep('/two-factor');
  expect(requested.read()).toBe('/products');
});
