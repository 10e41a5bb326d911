import { expect, test } from 'vitest';
import { readShopDomain } from './shopDomain.ts';

const resultOf = (typed: string) => readShopDomain(typed, 'myshopify.com');

test('an empty field cancels, one of blanks is missing', () => {
  expect(resultOf('')).toEqual({ outcome: 'cancelled' });
  expect(resultOf(' \t ')).toEqual({ outcome: 'missing' });
});

test.each([
  ['your-store.myshopify.com', 'your-store.myshopify.com'],
  ['  Harbour9.MyShopify.com ', 'harbour9.myshopify.com'],
])('%j is a shop', (typed, shop) => {
  expect(resultOf(typed)).toEqual({ outcome: 'given', shop });
});

test.each([
  'your-store',
  '.myshopify.com',
  'myshopify.com',
  'your_store.myshopify.com',
  'a.b.myshopify.com',
  'your-store.myshopify.com.evil.example',
  'your-store.myshopifyxcom',
  'https://your-store.myshopify.com',
  'your-store.myshopify.com/admin',
  'evil.example#.myshopify.com',
  'evil.example/.myshopify.com',
  'your store.myshopify.com',
  'störe.myshopify.com',
])('%j is malformed', (typed) => {
  expect(resultOf(typed)).toEqual({ outcome: 'malformed' });
});

test('a shop has 63 characters at most, and its domain 253', () => {
  const shop = `${'a'.repeat(63)}.myshopify.com`;
  expect(resultOf(shop)).toEqual({ outcome: 'given', shop });
  expect(resultOf(`a${shop}`)).toEqual({ outcome: 'malformed' });
  const suffix = `${'b.'.repeat(94)}com`;
  expect(readShopDomain(`${'a'.repeat(61)}.${suffix}`, suffix)).toMatchObject({ outcome: 'given' });
  expect(readShopDomain(`${'a'.repeat(62)}.${suffix}`, suffix)).toEqual({ outcome: 'malformed' });
});

test('the suffix is the configured one', () => {
  expect(readShopDomain('harbour.shops.example', 'shops.example')).toEqual({ outcome: 'given', shop: 'harbour.shops.example' });
  expect(readShopDomain('harbour.myshopify.com', 'shops.example')).toEqual({ outcome: 'malformed' });
  expect(readShopDomain('harbour-shopsxexample', 'shops.example')).toEqual({ outcome: 'malformed' });
});
