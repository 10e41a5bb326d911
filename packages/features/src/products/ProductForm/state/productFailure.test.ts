import { expect, test } from 'vitest';
import { imageMessages, productFailure } from './productFailure.ts';

test('the first message of each field is shown', () => {
  const fields = { deposit: ['The deposit must be at least 1.', 'Second.'], name: ['Required.'] };
  expect(productFailure({ fields })).toEqual({ fields: { deposit: ['The deposit must be at least 1.'], name: ['Required.'] } });
});

test('the images field has the first message of its images', () => {
  expect(productFailure({ fields: { 'images.1': ['Too large.'], 'images.2': ['Not a picture.'] } })).toEqual({
    fields: { images: ['Too large.'] },
  });
});

test('the images field has the messages of kept images too', () => {
  expect(productFailure({ fields: { 'keepImageIds.0': ['Not an image of this product.'] } })).toEqual({ fields: { images: ['Not an image of this product.'] } });
});

test('what is said about a field that the form does not have is the reason', () => {
  const fields = { name: ['Required.'], plan: ['Your plan has no room.', 'Second.'], 'ids.0': ['Unknown.'] };
  expect(productFailure({ fields })).toEqual({ message: 'Your plan has no room. Unknown.', fields: { name: ['Required.'] } });
  expect(productFailure({ message: 'Failed to update product.', fields })).toEqual({
    message: 'Failed to update product.',
    detail: 'Your plan has no room. Unknown.',
    fields: { name: ['Required.'] },
  });
});

test('a failure without fields stays as it is', () => {
  const failure = { message: 'An error occurred' };
  expect(productFailure(failure)).toBe(failure);
  expect(productFailure(undefined)).toBeUndefined();
});

test('the messages of images are found by the ids that were sent', () => {
  const fields = { 'images.1': ['Too large.'], 'images.2': ['Not a picture.', 'Second.'], 'images.9': ['Gone.'], images: ['Too many.'] };
  expect(imageMessages(fields, ['front', 'back', 'side'])).toEqual({ back: 'Too large.', side: 'Not a picture.' });
});
