import { expect, test } from 'vitest';
import { createKeyReader, type ShortcutKeys } from './keyReader.ts';

const list = (...all: ShortcutKeys[]) => all.map((keys) => ({ keys }));
const reader = () => createKeyReader(list(['j'], ['d'], ['g', 'd'], ['g', 'p']));

test('a single key is a shortcut at once', () => {
  expect(reader()('j', 0)?.keys).toEqual(['j']);
  expect(reader()('q', 0)).toBeUndefined();
});

test('the second key of a pair completes it, and then stands for itself again', () => {
  const read = reader();
  expect(read('g', 1000)).toBeUndefined();
  expect(read('d', 2500)?.keys).toEqual(['g', 'd']);
  expect(read('d', 2600)?.keys).toEqual(['d']);
});

test('a second key after more than 1.5 seconds stands for itself', () => {
  const read = reader();
  read('g', 1000);
  expect(read('d', 2501)?.keys).toEqual(['d']);
});

test('a second key that completes no pair does nothing, and ends it', () => {
  const read = reader();
  read('g', 0);
  expect(read('j', 100)).toBeUndefined();
  expect(read('d', 200)?.keys).toEqual(['d']);
});

test('a first key that is pressed again starts anew', () => {
  const read = reader();
  read('g', 0);
  expect(read('g', 1400)).toBeUndefined();
  expect(read('p', 2800)?.keys).toEqual(['g', 'p']);
});

test('a press that belongs to somebody else ends a pair', () => {
  const read = reader();
  read('g', 0);
  read(null, 100);
  expect(read('d', 200)?.keys).toEqual(['d']);
});
