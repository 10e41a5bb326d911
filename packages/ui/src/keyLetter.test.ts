import { expect, test } from 'vitest';
import { keyLetter } from './keyLetter.ts';

test('a Latin letter is that of the layout, wherever its key is', () => {
  expect(keyLetter({ key: 'z', code: 'KeyY' })).toBe('z');
  expect(keyLetter({ key: 'Z', code: 'KeyZ' })).toBe('z');
});

test('a letter of another script is that of its key', () => {
  expect(keyLetter({ key: 'я', code: 'KeyZ' })).toBe('z');
  expect(keyLetter({ key: 'ζ', code: 'KeyZ' })).toBe('z');
});

test('other keys keep their name', () => {
  expect(keyLetter({ key: '?', code: 'Slash' })).toBe('?');
  expect(keyLetter({ key: 'Enter', code: 'Enter' })).toBe('Enter');
  expect(keyLetter({ key: 'х', code: 'BracketLeft' })).toBe('х');
});
