import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

test.each([
  ['a key of a composition', { isComposing: true, keyCode: 13 }, true],
  ['the Enter of Safari after the composition has ended', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
  expect(isComposing({ nativeEvent: event as KeyboardEvent })).toBe(expected);
});
