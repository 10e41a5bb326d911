import { expect, test } from 'vitest';
import { isOwnMessage } from './isOwnMessage.ts';
import { aMessage } from './messageStore/testing/aMessage.ts';

const marta = { id: '7', type: 'Partner' };

test.each([
  ['7', 'Partner', true],
  ['7', 'partner', true],
  ['7', '', true],
  ['7', 'App\\Models\\Partner', true],
  ['7', 'app\\partner', true],
  ['7', 'App\\User', true],
  ['7', 'App\\Models\\User', true],
  ['7', 'App\\Models\\Admin', false],
  ['8', 'App\\User', false],
  ['7', 'user', false],
  ['8', 'Partner', false],
  [null, '', false],
])('a message of %s, a %j, is her own: %s', (senderId, senderType, isOwn) => {
  expect(isOwnMessage(aMessage('1', 1, { senderId, senderType }), marta)).toBe(isOwn);
});
