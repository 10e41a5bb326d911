import { expect, test } from 'vitest';
import { accessMessages } from '../messages.ts';
import { newAccountProblems } from './newAccountProblems.ts';

const wording = accessMessages['en-US'];
const complete = { name: 'Ines Navarro', email: 'ines@hotel.example', password: 'brass-rail', confirmation: 'brass-rail', isAgreed: true };
const empty = { name: '', email: '', password: '', confirmation: '', isAgreed: false };

test('a complete account has no problem', () => {
  expect(newAccountProblems(complete, wording)).toBeUndefined();
});

test('an empty one has one at each field that is filled in by itself, in the order of the form', () => {
  const problems = newAccountProblems(empty, wording);
  expect(Object.entries(problems ?? {})).toEqual([
    ['name', ['Enter your name']],
    ['email', ['Enter a full email address, like name@example.com']],
    ['password', ['Password must be at least 8 characters long']],
    ['terms', ['Agree to the terms to sign up']],
  ]);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'ines.navarro@hotel' }],
  ['password', { password: 'brass', confirmation: 'brass' }],
  ['passwordConfirmation', { confirmation: 'brass-tail' }],
  ['terms', { isAgreed: false }],
])('%s alone', (field, wrong) => {
  expect(Object.keys(newAccountProblems({ ...complete, ...wrong }, wording) ?? {})).toEqual([field]);
});
