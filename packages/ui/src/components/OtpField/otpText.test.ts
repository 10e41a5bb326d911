import { expect, test } from 'vitest';
import { otpText } from './otpText.ts';

const pasted = (text: string) => otpText({ before: '', text, caret: text.length, kind: 'set', isForward: false });

test.each(['418027', '418-027', '418 027', ' 418027 ', '418–027', '４１８０２７', '٤١٨٠٢٧', '４18 ०२७'])('%j is the code 418027', (text) => {
  expect(pasted(text)).toEqual({ text: '418027', caret: 6 });
});

test.each(['Code: 418 027', '4180271', '418o27', '½'])('%j is refused whole', (text) => {
  expect(pasted(text)).toEqual({ text: '', caret: 0, selectedFrom: 0, isRefused: true });
});

test('a seventh digit is refused and the caret stays', () => {
  const typed = { before: '418027', text: '4189027', caret: 4, kind: 'typed', isForward: false } as const;
  expect(otpText(typed)).toEqual({ text: '418027', caret: 3, selectedFrom: 3, isRefused: true });
});
