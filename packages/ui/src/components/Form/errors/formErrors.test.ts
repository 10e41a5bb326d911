import { expect, test } from 'vitest';
import { summaryOf, visibleMessages, without } from './formErrors.ts';

const field = (name: string) => ({ name, label: name, root: { current: null } });

const email = ['The email must be a valid address.', 'The email is too long.'];

test('all messages of a field are shown, or the first alone', () => {
  expect(visibleMessages({ email }, 'all')).toEqual({ email });
  expect(visibleMessages({ email }, 'first')).toEqual({ email: [email[0]] });
});

test('a field with an empty list has no error', () => {
  expect(visibleMessages({ email: [] }, 'all')).toEqual({});
});

test('changing a field without an error leaves the errors as they are', () => {
  const errors = { email: ['Taken.'] };
  expect(without(errors, 'name')).toBe(errors);
});

test('errors are in the order of the fields, whatever the order in the response', () => {
  const lines = summaryOf({ deposite: ['Too low.'], name: ['Too long.'] }, [field('name'), field('url'), field('deposite')]);
  expect(lines.map(({ name }) => name)).toEqual(['name', 'deposite']);
});

test('an error of no field comes last, with all of its messages', () => {
  const lines = summaryOf({ 'images.0': ['Not a picture.', 'Too small.'], name: ['Too long.', 'Taken.'] }, [field('name')]);
  expect(lines.map(({ message, field: found }) => [message, found?.name])).toEqual([
    ['Too long.', 'name'],
    ['Not a picture. Too small.', undefined],
  ]);
});
