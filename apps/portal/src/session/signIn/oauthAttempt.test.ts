import { beforeEach, expect, test } from 'vitest';
import { createOAuthAttempts } from './oauthAttempt.ts';
import { FakeStorage } from '../testing/fakeStorage.ts';

const attempt = { provider: 'shopify', state: 's1', shop: 'harbour.myshopify.com', isRemembered: false } as const;
const none = { state: null, provider: null, shop: null, isRemembered: true };

let tab: FakeStorage;
beforeEach(() => {
  tab = new FakeStorage();
});

test('an attempt is read after a reload, once', () => {
  createOAuthAttempts(tab).keep(attempt);
  const attempts = createOAuthAttempts(tab);
  expect(attempts.take()).toEqual(attempt);
  expect(tab.length).toBe(0);
  expect(attempts.take()).toEqual(none);
});

test('a new attempt leaves nothing of the one before', () => {
  const attempts = createOAuthAttempts(tab);
  attempts.keep(attempt);
  attempts.keep({ provider: 'google', state: 's2', shop: null, isRemembered: true });
  const texts = Array.from({ length: tab.length }, (_, index) => tab.getItem(tab.key(index)!)).join('');
  expect(texts).toContain('google');
  expect(texts).not.toMatch(/shopify|s1/);
});

test('an attempt that is forgotten leaves nothing', () => {
  const attempts = createOAuthAttempts(tab);
  attempts.keep(attempt);
  attempts.forget();
  expect(tab.length).toBe(0);
});

test('other entries are left alone', () => {
  tab.setItem('valise.returnTo', '"/products"');
  const attempts = createOAuthAttempts(tab);
  attempts.keep(attempt);
  attempts.take();
  expect(tab.getItem('valise.returnTo')).toBe('"/products"');
  expect(tab.length).toBe(1);
});

test.each([0, 25, 60, 100])('a tab that is full after %i characters throws and stores nothing', (quota) => {
  tab.quota = quota;
  expect(() => createOAuthAttempts(tab).keep({ ...attempt, state: 's'.repeat(64) })).toThrow('refuses');
  expect(tab.length).toBe(0);
});

test('an attempt that cannot be stored does not leave the earlier one', () => {
  const attempts = createOAuthAttempts(tab);
  attempts.keep(attempt);
  tab.quota = 0;
  expect(() => attempts.keep(attempt)).toThrow('refuses');
  expect(attempts.take()).toEqual(none);
});

test('a tab without a storage throws and stores nothing', () => {
  const attempts = createOAuthAttempts(null);
  expect(() => attempts.keep(attempt)).toThrow('refuses');
  expect(attempts.take()).toEqual(none);
});

test('a storage that refuses to be read holds no attempt', () => {
  tab.getItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(createOAuthAttempts(tab).take()).toEqual(none);
});

test.each(['5', 'null', '[]', '{"provider":7,"state":["s1"]}', '"s1"', '{'])('a stored %s has neither state nor provider', (text) => {
  tab.setItem('valise.oauthAttempt', text);
  expect(createOAuthAttempts(tab).take()).toEqual(none);
});
