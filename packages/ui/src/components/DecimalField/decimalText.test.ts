import { expect, test } from 'vitest';
import { decimalText } from './decimalText.ts';

/** Types or pastes `added` at the caret `|`. */
function change(state: string, added: string, kind: 'typed' | 'set', maxDecimals?: number) {
  const at = state.indexOf('|');
  const before = state.replace('|', '');
  const text = before.slice(0, at) + added + before.slice(at);
  const result = decimalText(maxDecimals)({ before, text, caret: at + added.length, kind, isForward: false });
  return `${result.isRefused === true ? 'refused: ' : ''}${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

/** Types key by key, and returns every text on the way. */
function typedTexts(keys: string) {
  let state = '|';
  return [...keys].map((key) => {
    const next = change(state, key, 'typed');
    state = next.replace('refused: ', '');
    return next;
  });
}

test.each([
  ['|', '4', '4|'],
  ['42|', '.', '42.|'],
  ['|', '.', '.|'],
  ['42.5|', '0', '42.50|'],
  ['|42', '0', '0|42'],
  ['4|2', '４', '44|2'],
  ['|', '٤', '4|'],
  ['|', '$', '|'],
])('%s with a typed %s is %s', (state, typed, result) => {
  expect(change(state, typed, 'typed')).toBe(result);
});

test.each(['a', '-', 'e', '+', '€', '$', '½', '.'])('a typed %s is refused and the caret stays', (typed) => {
  expect(change('4|2.50', typed, 'typed')).toBe('refused: 4|2.50');
});

test.each(['45,50', '1.234,50', '1,234.50', '1.234.567', '1 234,5', '12.345', ',5'])('%s can be typed key by key', (keys) => {
  expect(typedTexts(keys).at(-1)).toBe(`${keys}|`);
  expect(typedTexts(keys).filter((text) => text.startsWith('refused'))).toEqual([]);
});

test.each(['1.2.', '1..', '12,3456', '1,2,', '1,234.5.', '1 2 '])('the last key of %s is refused', (keys) => {
  expect(typedTexts(keys).at(-1)).toBe(`refused: ${keys.slice(0, -1)}|`);
});

test.each([
  ['|', '45,50', '45.50|'],
  ['|', '$1,284.00', '1284.00|'],
  ['1|', '000', '1000|'],
  ['|', '12 kg', 'refused: |'],
  ['4|2', '1,000', 'refused: 4|2'],
])('%s with a pasted %s is %s', (state, pasted, result) => {
  expect(change(state, pasted, 'set')).toBe(result);
});

test('deleting is always accepted', () => {
  expect(decimalText()({ before: '42.50', text: '42.', caret: 3, kind: 'deleted', isForward: false })).toEqual({ text: '42.', caret: 3 });
  expect(decimalText()({ before: '1,234', text: ',234', caret: 0, kind: 'deleted', isForward: false })).toEqual({ text: ',234', caret: 0 });
});

test('a third decimal of an amount of money stays as it was typed, and a pasted one is refused at once', () => {
  expect(change('1.23|', '4', 'typed', 2)).toBe('1.234|');
  expect(change('|', '1.234', 'set', 2)).toBe('refused: 1.234|');
  expect(change('|', '1.234', 'set')).toBe('1.234|');
  expect(change('|', '1.234,50', 'set', 2)).toBe('1234.50|');
});
