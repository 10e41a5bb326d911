import { expect, test } from 'vitest';
import { hexColor } from './hexColor.ts';

test.each([
  ['#8C2F3C', '#8C2F3C'],
  ['8c2f3c', '#8C2F3C'],
  [' #b89b6e ', '#B89B6E'],
  ['#fc0', '#FFCC00'],
])('%s names %s', (text, color) => {
  expect(hexColor(text)).toBe(color);
});

test.each(['', '#', '#8C2F', '#8C2F3C4', 'navy', '#GG0000'])('%s is not a colour', (text) => {
  expect(hexColor(text)).toBeUndefined();
});
