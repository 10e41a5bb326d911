import { expect, test } from 'vitest';
import { otpText } from './otpText.ts';

test('the digits of a pasted code are kept', () => {
  expect(otpText({ before: '', text: '123-456', caret: 7, isForward: false })).toEqual({ text: '123456', caret: 6 });
});

test('of a pasted message the first six digits are kept', () => {
  expect(otpText({ before: '', text: 'Code: 418 027 (10 min)', caret: 22, isForward: false }).text).toBe('418027');
});

test('a seventh digit is refused', () => {
  expect(otpText({ before: '418027', text: '4189027', caret: 4, isForward: false })).toEqual({ text: '418027', caret: 3 });
});
