import { expect, test } from 'vitest';
import { phoneText } from './phoneText.ts';

const split = (state: string) => ({ before: state.replace('|', ''), at: state.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

/** Types or pastes `added` at the caret `|`. */
function insert(state: string, added: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at) + added + before.slice(at), caret: at + added.length, isForward: false }));
}

function backspace(state: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at - 1) + before.slice(at), caret: at - 1, isForward: false }));
}

function forwardDelete(state: string) {
  const { before, at } = split(state);
  return shown(phoneText({ before, text: before.slice(0, at) + before.slice(at + 1), caret: at, isForward: true }));
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
  expect(insert('555-010-0142|', '9')).toBe('555-010-0142|');
  expect(insert('5|55-010-0142', '9')).toBe('5|55-010-0142');
});

test.each(['a', ' ', '-', '+'])('%s is refused', (typed) => {
  expect(insert('555-0|10-0142', typed)).toBe('555-0|10-0142');
});

test('only the digits of a pasted number are kept', () => {
  expect(insert('|', '(555) 010-0142')).toBe('555-010-0142|');
  expect(insert('|', '555.010.0142 ext. 7')).toBe('555-010-0142|');
});

test('Backspace deletes a digit, and behind a dash the digit before it', () => {
  expect(backspace('555-010|-0142')).toBe('555-01|0-142');
  expect(backspace('555-|010')).toBe('55|0-10');
});

test('Delete before a dash deletes the digit after it', () => {
  expect(forwardDelete('555|-010')).toBe('555|-10');
});

test('a stored number in another format is formatted once it is edited', () => {
  expect(insert('+34 600 00|', '1')).toBe('346-000-01|');
});
