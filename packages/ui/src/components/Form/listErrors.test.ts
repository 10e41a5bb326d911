import { expect, test } from 'vitest';
import { allOf } from './listErrors.tsx';

test('all messages of a field are told where the first is', () => {
  const bag = { password: ['Too short.', 'Too common.'] };
  expect(allOf(bag, 'password', 'Too short.')).toEqual(['Too short.', 'Too common.']);
});

test('what the browser finds later stands alone', () => {
  expect(allOf({ password: ['Too short.', 'Too common.'] }, 'password', 'Please fill out this field.')).toEqual([
    'Please fill out this field.',
  ]);
});
