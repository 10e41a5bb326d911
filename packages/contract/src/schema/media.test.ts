import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mediaAddress, optionalMedia, setMediaBase } from './media.ts';

afterEach(() => setMediaBase(undefined));

const api = 'https://partner.example/storage/';

test.each([
  ['/storage/products/a b.png', 'https://partner.example/storage/products/a%20b.png'],
  ['products/a.png', 'https://partner.example/storage/products/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['http://', 'http://'],
  ['//:0/a.png', '//:0/a.png'],
  ['', ''],
])('of an API with its files in /storage, %j is %j', (sent, address) => {
  setMediaBase(api);
  expect(z.parse(mediaAddress, sent)).toBe(address);
  expect(z.parse(optionalMedia, sent)).toBe(address === '' ? null : address);
});

test('without a base an address stays as sent', () => {
  expect(z.parse(mediaAddress, 'products/a.png')).toBe('products/a.png');
});

test.each([null, undefined, ''])('a missing picture, %j, is null', (sent) => {
  setMediaBase(api);
  expect(z.parse(optionalMedia, sent as null)).toBeNull();
});
