import { expect, test } from 'vitest';
import { isFullEmail } from './emailAddress.ts';

test.each(['name@example.com', ' name@example.com ', 'a.b+c@mail.example.co', 'josé@münchen.example', '"a"@b.c'])('%j is', (text) => {
  expect(isFullEmail(text)).toBe(true);
});

test.each(['', ' ', 'ines.navarro@hotel', '@example.com', 'name@', 'name@.com', 'name@example.', 'a@b@c.d', 'a b@c.de', `${'a'.repeat(251)}@b.c`, '@'.repeat(1_000_000)])(
  'case %# is not',
  (text) => {
    expect(isFullEmail(text)).toBe(false);
  },
);
