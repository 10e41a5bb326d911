import { expect, test } from 'vitest';
import { createScanReader } from './scanReader.ts';

/** The last answer to keys that are pressed one after the other. */
function type(keys: readonly string[], gap: number): string | null {
  const readKey = createScanReader();
  let scanned: string | null = null;
  keys.forEach((key, index) => (scanned = readKey(key, 1000 + index * gap)));
  return scanned;
}

test('digits in a burst and Enter are a barcode', () => {
  expect(type([...'4006381333931', 'Enter'], 5)).toBe('4006381333931');
  expect(type([...'00012345', 'Enter'], 100)).toBe('00012345');
});

test('a busy machine may hold keys back', () => {
  const readKey = createScanReader();
  const gaps = [0, 5, 5, 240, 5, 5, 5, 120, 5, 5, 5, 200, 5, 5];
  let at = 1000;
  const answers = [...'4006381333931', 'Enter'].map((key, index) => readKey(key, (at += gaps[index]!)));
  expect(answers.at(-1)).toBe('4006381333931');
});

test.each([
  ['typed by a fast person', [...'4006381333931', 'Enter'], 150],
  ['of a fast person who is short of eight digits', [...'1234567', 'Enter'], 90],
  ['too short', [...'1234567', 'Enter'], 5],
  ['without Enter', [...'4006381333931'], 5],
  ['with a letter', [...'400638133393A', 'Enter'], 5],
  ['interrupted', [...'40063813', 'Tab', ...'33931', 'Enter'], 5],
])('%s: no barcode', (_, keys, gap) => {
  expect(type(keys, gap)).toBeNull();
});

test('after a pause only what follows counts', () => {
  const readKey = createScanReader();
  [...'999'].forEach((key, index) => readKey(key, index * 5));
  [...'40063813'].forEach((key, index) => readKey(key, 500 + index * 5));
  expect(readKey('Enter', 545)).toBe('40063813');
});
