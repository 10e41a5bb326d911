import { paths, routes } from '@valise/features/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { matchRoutes } from './reactRouter.ts';
import { routeTable } from './routes.tsx';

/** The path pattern and parameters of the route that is shown at a path. */
function routeAt(path: string) {
  const match = matchRoutes(routeTable, path)?.at(-1);
  return { path: match?.route.path, params: match?.params };
}
const layoutsAt = (path: string) => (matchRoutes(routeTable, path) ?? []).flatMap(({ route }) => route.id ?? []);

test.each([
  [paths.login, routes.login, ['signedOut']],
  [paths.signUp, routes.signUp, ['signedOut']],
  [paths.twoFactor, routes.twoFactor, ['signedOut', 'twoFactorPending']],
  [paths.oauthCallback('google'), routes.oauthCallback, ['signedOut']],
  ['/auth/callback', routes.authCallbackWithoutProvider, ['signedOut']],
  [paths.forgotPassword, routes.forgotPassword, []],
  ['/reset-password?email=marta@valise.club&token=t', routes.resetPassword, []],
  [paths.home, routes.home, ['signedIn']],
  [paths.dashboard, routes.dashboard, ['signedIn']],
  [paths.logout, routes.logout, ['signedIn']],
  [`${paths.products}?page=2#row-4`, routes.products, ['signedIn']],
  [paths.addProduct, routes.addProduct, ['signedIn']],
  [paths.editProduct('7'), routes.editProduct, ['signedIn']],
  [paths.supportWithStatus('pending'), routes.support, ['signedIn']],
  [paths.pendingOrders, routes.orders, ['signedIn']],
  [paths.orderDetail('7'), routes.orderDetail, ['signedIn']],
  ['/orders/7', routes.orderDetailShort, ['signedIn']],
  [paths.assignRider('7'), routes.assignRider, ['signedIn']],
  [paths.settings, routes.settings, ['signedIn']],
])('%s is the route %s inside the layouts %j', (path, pattern, layouts) => {
  expect(routeAt(path).path).toBe(pattern);
  expect(layoutsAt(path)).toEqual(layouts);
});

test.each(Object.values(routes))('%s has a screen', (pattern) => {
  expect(routeAt(pattern).path).toBe(pattern);
});

test.each(Object.values(routes))('an error outside the screen %s shows a page that offers to try again', (pattern) => {
  const page = matchRoutes(routeTable, pattern)?.findLast(({ route }) => route.errorElement !== undefined)?.route.errorElement;
  const html = renderToStaticMarkup(page);
  expect(html).toContain('<h1>This page stopped working</h1>');
  expect(html).toMatch(/<button[^>]*>.*Try again/);
});

test.each(['/products/', '/login/', '/dashboard//', '/auth/google/callback/'])('%s is matched without its trailing slash', (path) => {
  expect(routeAt(path)).toEqual(routeAt(path.replace(/\/+$/, '')));
  expect(routeAt(path).path).not.toBe('*');
});

describe('the provider of a callback', () => {
  test.each([
    [paths.oauthCallback('google'), 'google'],
    ['/oauth/shopify/callback', 'shopify'],
    ['/auth/facebook/callback', 'facebook'],
    ['/auth/callback', undefined],
  ])('%s', (path, provider) => {
    expect(routeAt(path).params?.provider).toBe(provider);
  });

  test.each(['/oauth/callback', '/oauth/google', '/oauth/google/callback/more', '/x/auth/callback', '/auth//callback'])(
    '%s is no callback',
    (path) => {
      expect(routeAt(path).path).toBe('*');
      expect(layoutsAt(path)).toEqual(['signedIn']);
    },
  );
});

describe('an id in a path', () => {
  const withIds = Object.entries(routes).filter(([, pattern]) => pattern.includes(':id'));
  const ids = ['7', 'RF-3082', 'a/b $&', 'é?#%'];

  test.each(withIds)('%s: is the one that the path was made of', (_, pattern) => {
    for (const id of ids) {
      const path = pattern.replace(':id', () => encodeURIComponent(id));
      expect(matchRoutes([{ path: pattern }], path)?.[0]?.params.id).toBe(id);
    }
  });

  test('the long path of an order is not taken for an id of the short one', () => {
    const table = [{ path: routes.orderDetailShort }, { path: routes.orderDetail }, { path: routes.assignRider }, { path: routes.orders }];
    expect(matchRoutes(table, paths.orderDetail('7'))?.[0]?.route.path).toBe(routes.orderDetail);
    expect(matchRoutes(table, paths.assignRider('7'))?.[0]?.route.path).toBe(routes.assignRider);
    expect(matchRoutes(table, '/orders/7')?.[0]?.params.id).toBe('7');
    expect(matchRoutes([{ path: routes.orderDetailShort }], '/orders')).toBeNull();
  });
});
