import { expect, test } from 'vitest';
import { userName } from './userName.ts';

test.each([
  [{ name: 'Marta Vidal', firstName: 'M', lastName: 'V' }, 'Marta Vidal'],
  [{ name: null, firstName: 'Marta', lastName: 'Vidal' }, 'Marta Vidal'],
  [{ name: '  ', firstName: 'Marta', lastName: null }, 'Marta'],
  [{ name: null, firstName: null, lastName: null }, ''],
])('%j is called %s', (user, called) => {
  expect(userName(user)).toBe(called);
});
