import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { editsBeside, storedFields } from './profileFields.ts';

const stored = (overrides = {}) => storedFields(read(user, aUser(overrides)));

test('a user without a name is called by first and last name', () => {
  expect(stored({ name: null }).name).toBe('Marta Vidal');
});

test('a phone number of another form stays as it is', () => {
  expect(stored({ phone: '+34 (93) 555 01 42 ext. 7' }).phone).toBe('+34 (93) 555 01 42 ext. 7');
});

test('no phone number is an empty field', () => {
  expect(stored({ phone: null }).phone).toBe('');
});

test('typing and taking it back is no edit', () => {
  expect(editsBeside(stored(), { name: 'Marta Vidal', email: 'm@valise.club' })).toEqual({ email: 'm@valise.club' });
});

test('emptying a field is an edit', () => {
  expect(editsBeside(stored(), { phone: '' })).toEqual({ phone: '' });
});
