import { expect, test } from 'vitest';
import { settingsMessages } from './messages.ts';
import { passwordProblems } from './passwordProblems.ts';

const copy = settingsMessages['en-US'];
const problems = (fields: [oldPassword: string, newPassword: string, confirmPassword: string], needsOldPassword = true) => {
  const [oldPassword, newPassword, confirmPassword] = fields;
  return passwordProblems({ oldPassword, newPassword, confirmPassword }, { needsOldPassword }, copy);
};

test('a complete change has no problem, however short the password', () => {
  expect(problems(['old', 'a', 'a'])).toEqual({});
});

test('Please enter your old password', () => {
  expect(problems(['', 'new', 'new'])).toEqual({ oldpassword: ['Please enter your old password'] });
});

test('who signed in through a provider has no old password to enter', () => {
  expect(problems(['', 'new', 'new'], false)).toEqual({});
});

test('New password and confirm password do not match', () => {
  expect(problems(['old', 'new', 'New'])).toEqual({ confirmpassword: ['New password and confirm password do not match'] });
});

test('both are told at once', () => {
  expect(Object.keys(problems(['', 'new', '']))).toEqual(['oldpassword', 'confirmpassword']);
});
