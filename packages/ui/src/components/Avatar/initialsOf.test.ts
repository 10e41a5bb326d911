import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Marta Vidal', 'MV'],
  ['  inés   maría navarro ', 'IN'],
  ['Prada', 'P'],
  ['', ''],
  ['𝒜lice Émile', '𝒜É'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name, 'en-US')).toBe(initials);
});
