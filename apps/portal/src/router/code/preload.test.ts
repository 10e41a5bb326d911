import { describe, expect, test } from 'vitest';
import { firstPath } from './preload.ts';

describe('the first screen with a session', () => {
  test.each([
    ['/products?page=2', '/products?page=2'],
    ['/nowhere', '/nowhere'],
    ['/reset-password?token=t', '/reset-password?token=t'],
    ['/login', '/'],
    ['/two-factor', '/'],
    ['/auth/callback?code=c', '/'],
  ])('at %s is that of %s', (path, first) => {
    expect(firstPath(path, true)).toBe(first);
  });
});

describe('the first screen without a session', () => {
  test.each([
    ['/products', '/login'],
    ['/nowhere', '/login'],
    ['/two-factor', '/login'],
    ['/signup', '/signup'],
    ['/forgot-password', '/forgot-password'],
    ['/oauth/google/callback?code=c', '/oauth/google/callback?code=c'],
  ])('at %s is that of %s', (path, first) => {
    expect(firstPath(path, false)).toBe(first);
  });
});
