import { expect, test } from 'vitest';
import type { TidiedText } from '../Field/text/useFormattedText.ts';
import { phoneText } from './phoneText.ts';

const split = (state: string) => ({ before: state.replace('|', ''), at: state.indexOf('|') });
const shown = ({ text, caret, isRefused = false }: TidiedText) => `${isRefused ? 'refused: ' : ''}${text.slice(0, caret)}|${text.slice(caret)}`;

/** Types or pastes `added` at the caret `|`. */
function insert(state: string, added: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at) + added + before.slice(at), caret: at + added.length, kind: added.length > 1 ? 'set' : 'typed', isForward: false }));
}

function backspace(state: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at - 1) + before.slice(at), caret: at - 1, kind: 'deleted', isForward: false }));
}

function forwardDelete(state: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at) + before.slice(at + 1), caret: at, kind: 'deleted', isForward: true }));
}

test('a dash is added with the digit after it', () => {
  expect(insert('55|', '5')).toBe('555|');
  expect(insert('555|', '0')).toBe('555-0|');
  expect(insert('555-010|', '0')).toBe('555-010-0|');
});

test('a digit in the middle moves the rest, and the caret stays after it', () => {
  expect(insert('5|5-01', '9')).toBe('59|5-01');
  expect(insert('555-01|0-014', '2')).toBe('555-012|-0014');
});

test('an eleventh digit is refused and the caret stays', () => {
  expect(insert('555-010-0142|', '9')).toBe('refused: 555-010-0142|');
  expect(insert('5|55-010-0142', '9')).toBe('refused: 5|55-010-0142');
});

test.each(['a', '+', '#', '½'])('%s is refused and the caret stays', (typed) => {
  expect(insert('555-0|10-0142', typed)).toBe('refused: 555-0|10-0142');
});

test.each([' ', '-', '.', '('])('a typed %j between digits changes nothing', (typed) => {
  expect(insert('555|-010-0142', typed)).toBe('555|-010-0142');
});

test.each([
  ['(555) 010-0142', '555-010-0142|'],
  ['555.010.0142', '555-010-0142|'],
  ['555–010–0142', '555-010-0142|'],
  ['\u202A5550100142\u202C', '555-010-0142|'],
  ['５５５-010-٠١٤٢', '555-010-0142|'],
  ['5550100', '555-010-0|'],
  ['+1 (555) 010-0142', '555-010-0142|'],
  ['1 555 010 0142', '555-010-0142|'],
  ['+1 555 010', '555-010|'],
])('%j is %s', (pasted, result) => {
  expect(insert('|', pasted)).toBe(result);
});

test.each(['+34 612 345 678', '+34 6123 4567', '0034 612 345 678', '612 345 678 901', '+1 555 010 01425', '555-010-0142 ext. 7', 'call me'])(
  '%j is kept out whole',
  (pasted) => {
    expect(insert('|', pasted)).toBe('refused: |');
    expect(insert('555|', pasted)).toBe('refused: 555|');
  },
);

test('the country code is typed before the number, and goes once a digit follows', () => {
  expect(insert('|', '+')).toBe('+|');
  expect(insert('+|', '1')).toBe('+1|');
  expect(insert('+1|', ' ')).toBe('+1 |');
  expect(insert('+1 (|', '5')).toBe('5|');
  expect(insert('+|', '3')).toBe('refused: +|');
  expect(insert('155-501-0014|', '2')).toBe('555-010-0142|');
});

test('Backspace deletes a digit, and behind a dash the digit before it', () => {
  expect(backspace('555-010|-0142')).toBe('555-01|0-142');
  expect(backspace('555-|010')).toBe('55|0-10');
});

test('Delete before a dash deletes the digit after it', () => {
  expect(forwardDelete('555|-010')).toBe('555|-10');
});

test('a stored number in another format is never formatted as another number', () => {
  expect(insert('+34 600 00|', '1')).toBe('refused: +34 600 00|');
  expect(backspace('+34 600 00|')).toBe('+34 600 0|');
  expect(insert('555 010 014|', '2')).toBe('555-010-0142|');
});
