import { expect, test } from 'vitest';
import { createScanReader } from './scanReader.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

const codeOf = (key: string) => (/^\d$/.test(key) ? `Digit${key}` : key === ']' ? 'BracketRight' : /^[A-Z]$/i.test(key) ? `Key${key.toUpperCase()}` : key);
const keysOf = (keys: readonly string[]): readonly Key[] => keys.map((key) => ({ key, code: codeOf(key) }));

/** The last answer to keys that are pressed one after the other. */
function type(keys: readonly Key[], gap: number) {
  const readKey = createScanReader();
  return keys.map((key, index) => readKey(key, 1000 + index * gap)).at(-1) ?? null;
}

/** A scanner set for the USA, on a host with this layout: what its keys become. */
const layouts = {
  QWERTY: {},
  AZERTY: { 1: '&', 2: 'é', 3: '"', 4: "'", 5: '(', 6: '-', 7: 'è', 8: '_', 9: 'ç', 0: 'à', ']': '$' },
  Czech: { 1: '+', 2: 'ě', 3: 'š', 4: 'č', 5: 'ř', 6: 'ž', 7: 'ý', 8: 'á', 9: 'í', 0: 'é', ']': ')' },
  Cyrillic: { ']': 'ъ', E: 'У', C: 'С' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

const pressedOn = (layout: Readonly<Record<string, string>>, scanned: string) =>
  [...scanned, 'Enter'].map((key): Key => ({ key: layout[key] ?? key, code: codeOf(key) }));

test.each(Object.entries(layouts))('a barcode is read on a host with %s', (_, layout) => {
  expect(type(pressedOn(layout, '804219365570'), 5)?.barcode).toBe('804219365570');
  expect(type(pressedOn(layout, '00012345'), 5)?.barcode).toBe('00012345');
  expect(type(pressedOn(layout, ']E0804219365570'), 5)?.barcode).toBe('804219365570');
  expect(type(pressedOn(layout, ']C1804219365570'), 5)?.barcode).toBe('804219365570');
});

test('the answer has the typed characters, so that a field can replace them', () => {
  expect(type(pressedOn(layouts.AZERTY, '804219365570'), 5)).toEqual({ barcode: '804219365570', typed: "_à'é&ç\"-((èà" });
});

test('the Shift of a prefix is no part of it', () => {
  const keys = [{ key: ']', code: 'BracketRight' }, { key: 'Shift', code: 'ShiftLeft' }, ...pressedOn({}, 'E04006381333931')];
  expect(type(keys, 5)?.barcode).toBe('4006381333931');
});

test('the keys of a number pad are digits on every layout', () => {
  expect(type([...'4006381333931', 'Enter'].map((key) => ({ key, code: key === 'Enter' ? key : `Numpad${key}` })), 5)?.barcode).toBe('4006381333931');
});

test('digits in a burst and Enter are a barcode', () => {
  expect(type(keysOf([...'4006381333931', 'Enter']), 5)?.barcode).toBe('4006381333931');
  expect(type(keysOf([...'00012345', 'Enter']), 100)?.barcode).toBe('00012345');
});

test('a busy machine may hold keys back', () => {
  const readKey = createScanReader();
  const gaps = [0, 5, 5, 240, 5, 5, 5, 120, 5, 5, 5, 200, 5, 5];
  let at = 1000;
  const answers = keysOf([...'4006381333931', 'Enter']).map((key, index) => readKey(key, (at += gaps[index]!)));
  expect(answers.at(-1)?.barcode).toBe('4006381333931');
});

test.each([
  ['typed by a fast person', [...'4006381333931', 'Enter'], 150],
  ['of a fast person who is short of eight digits', [...'1234567', 'Enter'], 90],
  ['too short', [...'1234567', 'Enter'], 5],
  ['too short without its prefix', [...']E01234567', 'Enter'], 5],
  ['without Enter', [...'4006381333931'], 5],
  ['with a letter', [...'400638133393A', 'Enter'], 5],
  ['interrupted', [...'40063813', 'Tab', ...'33931', 'Enter'], 5],
])('%s: no barcode', (_, keys, gap) => {
  expect(type(keysOf(keys), gap)).toBeNull();
});

test('after a pause only what follows counts', () => {
  const readKey = createScanReader();
  keysOf([...'999']).forEach((key, index) => readKey(key, index * 5));
  keysOf([...'40063813']).forEach((key, index) => readKey(key, 500 + index * 5));
  expect(readKey({ key: 'Enter', code: 'Enter' }, 545)?.barcode).toBe('40063813');
});
