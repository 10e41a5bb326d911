import { expect, test } from 'vitest';
import { authorOf, isReadOnlyFor } from './chatRules.ts';

test.each([
  ['user', '20391', true],
  ['User', '20391', true],
  ['user', null, false],
  ['Partner', '20391', false],
  ['Admin', '20391', false],
])('for the type %s a ticket of order %s is read-only: %s', (type, orderId, isReadOnly) => {
  expect(isReadOnlyFor({ type }, { orderId })).toBe(isReadOnly);
});

const names = { unknownSender: 'Unknown sender', support: 'Support' };
const sender = { type: 'Traveler', name: 'Emma Dahl', email: 'emma.dahl@brevpost.se', profilePhoto: null };

test.each([
  ['user', sender, 'Partner', 'Emma Dahl'],
  ['Admin', sender, 'Partner', 'Admin'],
  ['Partner', { ...sender, type: 'Partner', name: 'Paris Boutique' }, 'Admin', 'Paris Boutique'],
  ['user', { ...sender, name: ' ' }, 'Partner', 'emma.dahl@brevpost.se'],
  ['', null, 'Partner', 'Unknown sender'],
  ['', sender, 'user', 'Support'],
])('a message of a %j, of the ticket of %j, is to a %s one by %s', (senderType, ticketSender, type, name) => {
  expect(authorOf({ senderType }, { sender: ticketSender }, { type }, names).name).toBe(name);
});
