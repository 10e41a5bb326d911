import { expect, test } from 'vitest';
import { isSaidByChat } from './isSaidByChat.ts';

const chat = '/support/chatsupport/42';

test.each([
  ['a message of the open chat', { href: chat, isExternal: false }, chat, true],
  ['a message of another chat', { href: '/support/chatsupport/7', isExternal: false }, chat, false],
  ['a message while a list is open', { href: chat, isExternal: false }, '/orders', false],
  ['news about the open order', { href: '/orders/orderdetail/7', isExternal: false }, '/orders/orderdetail/7', false],
  ['news without an address', null, chat, false],
])('%s', (_, target, path, isSaid) => {
  expect(isSaidByChat(target, path)).toBe(isSaid);
});
