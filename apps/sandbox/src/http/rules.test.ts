import { expect, test } from 'vitest';
import { isDay, isEmail } from './rules.ts';

const long = (length: number) => `a@${'b'.repeat(length - 4)}.c`;

test.each(['', ' ', 'a@b.c', ' ada@valise.club ', 'a.b+c@sub.valise.club', '<b>x</b>@valise.club', 'a@b..c', long(254)])('%j is an e-mail address, or none', (value) => {
  expect(isEmail('email', value)).toBeNull();
});

test.each(['marta', '@', 'a@', '@b.c', 'a@b', 'a@.c', 'a@b.', 'a@b@c.d', 'a b@c.d', 'a@b. c', 'a@b.\n c', long(255)])('%j is no e-mail address', (value) => {
  expect(isEmail('email', value)).toBe('The email must be a valid email address.');
});

// A check that starts again at each position would exceed the test's time limit by far.
test.each([`a@${'.b'.repeat(900_000)}@`, `${'a'.repeat(1_800_000)}@`, `${'@'.repeat(1_800_000)}`])('a value of megabytes is refused at once', (value) => {
  expect(isEmail('email', value)).not.toBeNull();
  expect(isDay('day', value)).not.toBeNull();
});
