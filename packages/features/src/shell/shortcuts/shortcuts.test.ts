import { expect, test } from 'vitest';
import { generalShortcuts, GO_TO, listShortcuts, screenShortcuts } from './shortcuts.ts';

test('every key stands for one thing', () => {
  const keys = [...generalShortcuts, ...listShortcuts].map(({ keys }) => keys.join(' '));
  expect(new Set([...keys, GO_TO]).size).toBe(keys.length + 1);
  const seconds = screenShortcuts.map(({ keys: [, second] }) => second);
  expect(new Set(seconds).size).toBe(seconds.length);
});

test('g, then d, p, o, r and s are the dashboard, products, orders, refunds and support', () => {
  expect(screenShortcuts.map(({ keys, path }) => [keys.join(' '), path])).toEqual([
    ['g d', '/'],
    ['g p', '/products'],
    ['g o', '/orders'],
    ['g r', '/refund'],
    ['g s', '/support'],
  ]);
});
