import { Problem } from '@valise/contract';
import { expect, test } from 'vitest';
import { fieldMessagesOf, imageMessagesOf } from './fieldMessagesOf.ts';

test('the wire names of fields become ours, misspellings included', () => {
  const problem = new Problem('refused', {
    status: 422,
    fields: { deposite: ['The deposit must be at least 1.', 'Second.'], productname: ['Required.'] },
  });
  expect(fieldMessagesOf(problem)).toEqual({ deposit: ['The deposit must be at least 1.', 'Second.'], name: ['Required.'] });
});

test('what is wrong with several pictures stands under the pictures', () => {
  const fields = { 'images.0': ['Too large.'], 'images.2': ['Not a picture.'] };
  expect(fieldMessagesOf(new Problem('refused', { status: 422, fields }))).toEqual({ images: ['Too large.', 'Not a picture.'] });
});

test('a problem that blames no field has no messages', () => {
  expect(fieldMessagesOf(new Problem('unreachable'))).toEqual({});
  expect(fieldMessagesOf(new TypeError('x'))).toEqual({});
});

test('what is wrong with a picture is told by its id, in both ways of counting', () => {
  const fields = { 'images.1': ['Too large.'], 'images[2]': ['Not a picture.', 'Second.'], 'images.9': ['Gone.'], images: ['Too many.'] };
  const problem = new Problem('refused', { status: 422, fields });
  expect(imageMessagesOf(problem, ['front', 'back', 'side'])).toEqual({ back: 'Too large.', side: 'Not a picture.' });
});
