import { describe, expect, test } from 'vitest';
import { nothingTyped, opensOn, optionBeside, optionStartingWith, stepOf, typedBy } from './closedKeys.ts';

const options = ['Available', 'Rented', 'Under Maintenance', 'Unlisted'].map((value) => ({ value, label: value, isDisabled: value === 'Rented' }));

describe('Left and Right', () => {
  test('choose the options beside, and none past the ends', () => {
    expect(optionBeside(options, 'Under Maintenance', 1)?.value).toBe('Unlisted');
    expect(optionBeside(options, 'Unlisted', 1)).toBeUndefined();
    expect(optionBeside(options, 'Available', -1)).toBeUndefined();
  });

  test('pass an option that cannot be chosen, and leave one that is chosen', () => {
    expect(optionBeside(options, 'Available', 1)?.value).toBe('Under Maintenance');
    expect(optionBeside(options, 'Under Maintenance', -1)?.value).toBe('Available');
    expect(optionBeside(options, 'Rented', 1)?.value).toBe('Under Maintenance');
  });

  test('choose the first option while none is chosen, or one that is not listed', () => {
    expect(optionBeside(options, null, -1)?.value).toBe('Available');
    expect(optionBeside(options, 'Lost', 1)?.value).toBe('Available');
  });
});

describe('letters', () => {
  const chosenBy = (text: string, value: string | null = null) => optionStartingWith(options, text, value, 'en-US')?.value;

  test('choose the first option that starts with them, whatever their case and accents', () => {
    expect(chosenBy('u')).toBe('Under Maintenance');
    expect(chosenBy('ÜNL')).toBe('Unlisted');
    expect(chosenBy('x')).toBeUndefined();
  });

  test('begin at the chosen option and go on from the first', () => {
    expect(chosenBy('un', 'Unlisted')).toBe('Unlisted');
    expect(chosenBy('a', 'Unlisted')).toBe('Available');
  });

  test('choose no option that cannot be chosen', () => {
    expect(chosenBy('r')).toBeUndefined();
  });
});

const press = (key: string, modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('what is typed', () => {
  const before = { text: 'under', at: 1000 };

  test('goes on after at most a second', () => {
    expect(typedBy(press(' '), 2000, before)).toEqual({ text: 'under ', at: 2000 });
    expect(typedBy(press('m'), 2001, before)).toEqual({ text: 'm', at: 2001 });
  });

  test('does not begin with a space, and has no keys without a letter', () => {
    expect(typedBy(press(' '), 2001, before)).toBeUndefined();
    expect(typedBy(press(' '), 10, nothingTyped)).toBeUndefined();
    expect(typedBy(press('Enter'), 1001, before)).toBeUndefined();
    expect(typedBy(press('ArrowDown'), 1001, before)).toBeUndefined();
  });

  test('has capitals, and no shortcuts', () => {
    expect(typedBy(press('M', { shiftKey: true }), 2001, before)).toEqual({ text: 'M', at: 2001 });
    expect(typedBy(press('m', { ctrlKey: true }), 2001, before)).toBeUndefined();
  });
});

describe('the list', () => {
  test('opens on the first option, or by Up on the last', () => {
    for (const key of ['Enter', ' ', 'ArrowDown']) expect(opensOn(press(key))).toBe('first');
    expect(opensOn(press('ArrowUp'))).toBe('last');
    expect(opensOn(press('ArrowUp', { altKey: true }))).toBe('last');
    expect(opensOn(press('ArrowLeft'))).toBeUndefined();
  });

  test("leaves the browser's own keys alone", () => {
    expect(opensOn(press('Enter', { ctrlKey: true }))).toBeUndefined();
    expect(opensOn(press('Enter', { altKey: true }))).toBeUndefined();
    expect(stepOf(press('ArrowLeft'))).toBe(-1);
    expect(stepOf(press('ArrowRight'))).toBe(1);
    expect(stepOf(press('ArrowLeft', { altKey: true }))).toBe(0);
  });
});
