import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { shellMessages } from './messages.ts';
import { navigationOf } from './navigation.ts';
import { screens } from './screens.ts';
import { waitingMessages, type WaitingWork } from './waiting/messages.ts';

const words = { messages: messagesIn(shellMessages, 'en-US'), waitingNames: messagesIn(waitingMessages, 'en-US') };
const entries = (path: string, waiting: WaitingWork = {}) => navigationOf({ ...words, path, waiting, onLogout: () => {} }).flatMap((group) => group.entries);

test('every path is listed once', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a screen without a place of its own in the sidebar keeps the one above it active', () => {
  const active = entries('/products/addproduct').filter(({ isActive }) => isActive);
  expect(active.map(({ href }) => href)).toEqual(['/products']);
});

test('what waits is counted at its own entry and said in its name; what is unknown, and what is nothing, is neither', () => {
  const counted = entries('/', { orders: 6, refunds: 0 }).filter(({ countedLabel }) => countedLabel !== undefined);
  expect(counted.map(({ href, count, countedLabel }) => [href, count, countedLabel])).toEqual([['/orders', 6, 'Orders, 6 pending']]);
});
