import { expect, test } from 'vitest';
import { socialEndpoints } from './social.ts';
import { clientWithResponse } from '../testing/clients.ts';

const answered = (answer: unknown) => clientWithResponse(answer, { onUnread: () => undefined });
const providersIn = (answer: unknown) => answered(answer).call(socialEndpoints.providers);

test.each([
  ['names', ['google', 'shopify']],
  ['names in any case', ['Shopify', 'GOOGLE']],
  ['names under data', { data: ['google', 'shopify'] }],
  ['names under providers', { providers: ['shopify', 'google'] }],
  ['names under both', { data: { providers: ['google', 'shopify'] } }],
  ['objects with names', [{ id: 1, name: 'Google' }, { id: 2, name: 'Shopify' }]],
  ['objects with ids', [{ id: 'google' }, { id: 'shopify', name: 'Your shop' }]],
  ['objects with providers', { data: [{ provider: 'google', id: 4 }, { provider: 'shopify' }] }],
  ['a list with repeated and unknown ones', ['google', 'apple', { name: 'google' }, { name: 'shopify' }, 7, {}]],
])('providers are found in %s', async (_, answer) => {
  expect(await providersIn(answer)).toEqual(['google', 'shopify']);
});

test('an empty list is read as no providers, and an unknown shape is unreadable', async () => {
  expect(await providersIn([])).toEqual([]);
  await expect(providersIn({ google: true })).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a redirect without an address is read as null', async () => {
  expect(await answered({ data: {} }).call(socialEndpoints.googleRedirect, { query: { state: 's' } })).toEqual({ redirectUrl: null });
});

test('the address for the browser’s own visit carries redirect_uri, state and shop', () => {
  const address = answered(null).addressOf(socialEndpoints.redirect, {
    params: { provider: 'shopify' },
    query: { redirect_uri: 'https://here/oauth/shopify/callback', state: 's', shop: 'a.myshopify.com' },
  });
  expect(address).toBe(
    'http://api.test/api/social/shopify/redirect?redirect_uri=https%3A%2F%2Fhere%2Foauth%2Fshopify%2Fcallback&state=s&shop=a.myshopify.com',
  );
});
