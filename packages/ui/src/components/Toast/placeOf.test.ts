import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

test.each([
  [[], 'top'],
  [['top'], 'end'],
  [['top', 'end'], 'start'],
  [['top', 'end', 'start'], 'top'],
])('with fields at %j the toasts are at the %s', (taken, place) => {
  expect(placeOf((each) => taken.includes(each))).toBe(place);
});
