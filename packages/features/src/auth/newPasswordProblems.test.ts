import { expect, test } from 'vitest';
import { newPasswordProblems } from './newPasswordProblems.ts';

const problems = (password: string, confirmation = password) =>
  newPasswordProblems({ password, confirmation }, { passwordShort: 'Short.', passwordsDiffer: 'Different.' });

test('seven characters are too few, eight are enough', () => {
  expect(problems('1234567')).toEqual({ password: ['Short.'] });
  expect(problems('12345678')).toBeUndefined();
});

test('the confirmation has to be the same to the letter', () => {
  expect(problems('linen-and-loden', 'Linen-and-loden')).toEqual({ passwordConfirmation: ['Different.'] });
});

test('nothing in both of them is too short, and no difference', () => {
  expect(problems('')).toEqual({ password: ['Short.'] });
  expect(problems('linen-and-loden', '')).toEqual({ passwordConfirmation: ['Different.'] });
});

test('both fields can have a problem at the same time', () => {
  expect(problems('linen', 'loden')).toEqual({ password: ['Short.'], passwordConfirmation: ['Different.'] });
});
