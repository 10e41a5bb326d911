import { expect, test } from 'vitest';
import { newPasswordProblems } from './newPasswordProblems.ts';

test('seven characters are too few, eight are enough', () => {
  expect(newPasswordProblems({ password: '1234567', confirmation: '1234567' })).toEqual({ isShort: true, isDifferent: false });
  expect(newPasswordProblems({ password: '12345678', confirmation: '12345678' })).toEqual({ isShort: false, isDifferent: false });
});

test('the repetition has to be the same to the letter', () => {
  expect(newPasswordProblems({ password: 'linen-and-loden', confirmation: 'Linen-and-loden' })).toEqual({
    isShort: false,
    isDifferent: true,
  });
});
