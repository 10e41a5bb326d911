import { expect, test } from 'vitest';
import { decimalText } from './decimalText.ts';

/** Types or pastes `added` at the caret `|`. */
function change(state: string, added: string) {
  const at = state.indexOf('|');
  const before = state.replace('|', '');
  const text = before.slice(0, at) + added + before.slice(at);
  const result = decimalText({ before, text, caret: at + added.length, isForward: false });
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

test.each([
  ['|', '4', '4|'],
  ['42|', '.', '42.|'],
  ['|', '.', '.|'],
  ['42.5|', '0', '42.50|'],
  ['|42', '0', '0|42'],
])('%s takes %s', (state, typed, result) => {
  expect(change(state, typed)).toBe(result);
});

test.each(['a', '-', ' ', 'e', ',', '€', '٣'])('%s is rejected and the caret stays', (typed) => {
  expect(change('4|2.50', typed)).toBe('4|2.50');
});

test('a second point is rejected', () => {
  expect(change('4|2.50', '.')).toBe('4|2.50');
});

test.each([
  ['$1,284.00', '1284.00|'],
  [' 42.50 ', '42.50|'],
  ['1,284,000', '1284000|'],
  ['12 kg', '12|'],
])('of a pasted %s the number is taken', (pasted, result) => {
  expect(change('|', pasted)).toBe(result);
});

test.each(['12,50', '1.284,00', '1.2.3'])('a pasted %s is ambiguous and is rejected', (pasted) => {
  expect(change('7|', pasted)).toBe('7|');
});

test('deleting keeps the point and the other digits', () => {
  expect(decimalText({ before: '42.50', text: '42.', caret: 3, isForward: false })).toEqual({ text: '42.', caret: 3 });
});
