import { expect, test } from 'vitest';
import { callLink, mailLink } from './contactLinks.ts';

test.each([
  ['paris@valise.club', 'mailto:paris@valise.club'],
  [' a@b.c?bcc=x@evil.example', null],
  ['a@b.c?bcc=x', 'mailto:a@b.c%3Fbcc%3Dx'],
  ['nobody', null],
  [null, null],
])('the mail link of %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test.each([
  ['+33 1 55 50 01 88', 'tel:+33155500188'],
  ['(555) 010-0142', 'tel:5550100142'],
  ['none', null],
  [null, null],
])('the call link of %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});
