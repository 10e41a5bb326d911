import { expect, test } from 'vitest';
import { authorOf } from './chatRules.ts';

const names = { unknownSender: 'Unknown sender', support: 'Support' };
const sender = { type: 'Traveler', name: 'Emma Dahl', email: 'emma.dahl@brevpost.se', profilePhoto: null };

test.each([
  ['user', sender, 'Partner', 'Emma Dahl'],
  ['Admin', sender, 'Partner', 'Admin'],
  ['Partner', { ...sender, type: 'Partner', name: 'Paris Boutique' }, 'Admin', 'Paris Boutique'],
  ['user', { ...sender, name: ' ' }, 'Partner', 'emma.dahl@brevpost.se'],
  ['', null, 'Partner', 'Unknown sender'],
  ['', sender, 'Partner', 'Emma Dahl'],
  ['App\\Models\\Traveler', sender, 'Partner', 'Emma Dahl'],
  ['App\\User', sender, 'Partner', 'Emma Dahl'],
  ['App\\Models\\Admin', sender, 'Partner', 'Admin'],
  ['App\\Models\\Bot', sender, 'Partner', 'Unknown sender'],
  ['robot', sender, 'Partner', 'Unknown sender'],
  ['user', { ...sender, type: 'Partner' }, 'Admin', 'Unknown sender'],
  ['App\\Models\\Partner', { ...sender, type: 'Partner', name: 'Paris Boutique' }, 'Admin', 'Paris Boutique'],
  ['', sender, 'user', 'Support'],
])('a message of a %j, of the ticket of %j, is to a %s one by %s', (senderType, ticketSender, type, name) => {
  expect(authorOf({ senderType }, { sender: ticketSender }, { type }, names).name).toBe(name);
});
