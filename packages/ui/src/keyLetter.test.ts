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

test('a letter of another script on the key of a bracket or a slash is that sign', () => {
  expect(keyLetter({ key: 'х', code: 'BracketLeft' })).toBe('[');
  expect(keyLetter({ key: 'ъ', code: 'BracketRight' })).toBe(']');
  expect(keyLetter({ key: 'ظ', code: 'Slash' })).toBe('/');
});

test('other keys keep their name', () => {
  expect(keyLetter({ key: '?', code: 'Slash' })).toBe('?');
  expect(keyLetter({ key: 'Enter', code: 'Enter' })).toBe('Enter');
  expect(keyLetter({ key: 'ж', code: 'Semicolon' })).toBe('ж');
});
