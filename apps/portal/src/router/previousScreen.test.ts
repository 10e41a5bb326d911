import { expect, test } from 'vitest';
import { idBelow } from './previousScreen.ts';

test.each([
  ['/products', '/products/viewproduct/2', '2'],
  ['/products', '/products/editproduct/a%2Fb', 'a/b'],
  ['/orders', '/orders/20404', '20404'],
  ['/refund', '/refund/refundsdetail/7', '7'],
  ['/support', '/support/chatsupport/42', '42'],
])('below %s, %s shows item %s', (list, path, id) => {
  expect(idBelow(list, path)).toBe(id);
});

test.each([
  ['/products', '/products'],
  ['/products', '/orders/20404'],
  ['/product', '/products/viewproduct/2'],
  ['/products', '/products/viewproduct/%'],
])('of %s, %s shows no item', (list, path) => {
  expect(idBelow(list, path)).toBeUndefined();
});
