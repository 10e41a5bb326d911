import { expect, test } from 'vitest';
import { isReadOnlyFor } from './isReadOnlyFor.ts';

test.each([
  ['user', '20391', true],
  ['User', '20391', true],
  ['user', null, false],
  ['Partner', '20391', false],
  ['Admin', '20391', false],
])('for the type %s a ticket of order %s is read-only: %s', (type, orderId, isReadOnly) => {
  expect(isReadOnlyFor({ type }, { orderId })).toBe(isReadOnly);
});
