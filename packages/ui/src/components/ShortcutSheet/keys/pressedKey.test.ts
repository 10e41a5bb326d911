import { expect, test } from 'vitest';
import { type KeyPress, pressedKey } from './pressedKey.ts';

const press = (key: string, { modifier = '', ...others }: Partial<KeyPress> & { modifier?: string } = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  getModifierState: (name) => name === modifier,
  ...others,
});

test('a letter is itself, also with Caps Lock', () => {
  expect(pressedKey(press('j'))).toBe('j');
  expect(pressedKey(press('J', { modifier: 'CapsLock' }))).toBe('j');
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('a letter with %s is none', (modifier) => {
  expect(pressedKey(press('j', { [modifier]: true }))).toBeNull();
});

test('a sign may take Shift, Option or AltGr, but no Ctrl and no ⌘', () => {
  expect(pressedKey(press('?', { shiftKey: true }))).toBe('?');
  expect(pressedKey(press('[', { altKey: true }))).toBe('[');
  expect(pressedKey(press('[', { ctrlKey: true, altKey: true, modifier: 'AltGraph' }))).toBe('[');
  expect(pressedKey(press('/', { ctrlKey: true }))).toBeNull();
  expect(pressedKey(press('/', { metaKey: true }))).toBeNull();
});

test('on a layout without Latin letters it is the character that the key has on a Latin one', () => {
  expect(pressedKey(press('о', { code: 'KeyJ' }))).toBe('j');
  expect(pressedKey(press('х', { code: 'BracketLeft' }))).toBe('[');
  expect(pressedKey(press('Х', { code: 'BracketLeft', shiftKey: true }))).toBeNull();
});

test('what an input method composes is none, and neither is a key without a character', () => {
  expect(pressedKey(press('j', { isComposing: true }))).toBeNull();
  expect(pressedKey(press('Enter'))).toBeNull();
  expect(pressedKey(press('Dead'))).toBeNull();
});
