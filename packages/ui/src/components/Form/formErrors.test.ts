import { expect, test } from 'vitest';
import { firstMessages, summaryOf, without } from './formErrors.ts';

const field = (name: string) => ({ name, label: name, root: { current: null } });

test('a field has the first of its messages', () => {
  expect(firstMessages({ email: ['The email must be a valid address.', 'The email is too long.'] })).toEqual({
    email: 'The email must be a valid address.',
  });
});

test('a field with an empty list has no error', () => {
  expect(firstMessages({ email: [] })).toEqual({});
});

test('changing a field without an error leaves the errors as they are', () => {
  const errors = { email: 'Taken.' };
  expect(without(errors, 'name')).toBe(errors);
});

test('errors stand in the order of the fields, whatever the order of the answer', () => {
  const lines = summaryOf({ deposite: 'Too low.', name: 'Too long.' }, [field('name'), field('url'), field('deposite')]);
  expect(lines.map(({ name }) => name)).toEqual(['name', 'deposite']);
});

test('an error of no field is kept, last', () => {
  const lines = summaryOf({ 'images.0': 'Not a picture.', name: 'Too long.' }, [field('name')]);
  expect(lines.map(({ name, field: found }) => [name, found?.name])).toEqual([
    ['name', 'name'],
    ['images.0', undefined],
  ]);
});
