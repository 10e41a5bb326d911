import { expect, test } from 'vitest';
import { settingsMessages } from '../messages.ts';
import { passwordProblems } from './passwordProblems.ts';

const copy = settingsMessages['en-US'];
const problems = (fields: [oldPassword: string, newPassword: string, confirmPassword: string], needsOldPassword = true) => {
  const [oldPassword, newPassword, confirmPassword] = fields;
  return passwordProblems({ oldPassword, newPassword, confirmPassword }, { needsOldPassword }, copy);
};

test('a complete change has no problem, however short the password', () => {
  expect(problems(['old', 'a', 'a'])).toBeUndefined();
});

test('Please enter your old password', () => {
  expect(problems(['', 'new', 'new'])).toEqual({ oldPassword: ['Please enter your old password'] });
});

test('a user of a provider needs no old password', () => {
  expect(problems(['', 'new', 'new'], false)).toBeUndefined();
});

test('New password and confirm password do not match', () => {
  expect(problems(['old', 'new', 'New'])).toEqual({ confirmPassword: ['New password and confirm password do not match'] });
});

test('both fields can have a problem at the same time', () => {
  expect(problems(['', 'new', ''])).toEqual({ oldPassword: [copy.oldPasswordMissing], confirmPassword: [copy.passwordsDiffer] });
});
