import { expect, test } from 'vitest';
import { destinationOf } from './destinationOf.ts';

const origin = 'https://portal.example';

test.each([
  ['/orders/ordersdetail/1?from=bell#items', '/orders/ordersdetail/1?from=bell#items'],
  ['https://portal.example/products', '/products'],
  ['/products/../orders', '/orders'],
])('%s is a path of this app', (address, href) => {
  expect(destinationOf(address, origin)).toEqual({ href, isExternal: false });
});

test.each(['https://partner.example/news', 'http://portal.example/products', 'https://portal.example:8443/', 'HTTPS://PARTNER.EXAMPLE/'])(
  '%s opens in a new tab',
  (address) => {
    expect(destinationOf(address, origin)).toMatchObject({ isExternal: true });
  },
);

test.each([
  null,
  '',
  ' ',
  'orders',
  '?status=new',
  '#top',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'tel:555',
  '//evil.example/products',
  '/\\evil.example',
  '/..//evil.example',
  'https://',
  'https://portal.example//evil.example',
])('%j is ignored', (address) => {
  expect(destinationOf(address, origin)).toBeNull();
});
