import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { shellMessages } from './messages.ts';
import { navigationOf } from './navigation.ts';
import { screens } from './screens.ts';

const entries = (path: string) => navigationOf(messagesIn(shellMessages, 'en-US'), path, () => {}).flatMap((group) => group.entries);

test('every path is listed once', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a screen without a place of its own in the sidebar keeps the one above it active', () => {
  const active = entries('/products/addproduct').filter(({ isActive }) => isActive);
  expect(active.map(({ href }) => href)).toEqual(['/products']);
});
