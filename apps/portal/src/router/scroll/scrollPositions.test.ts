import { storedEntry } from '@valise/features/kit';
import { expect, test } from 'vitest';
import { FakeStorage } from '../../session/testing/fakeStorage.ts';
import { parseScrollPositions } from './scrollPositions.ts';

function readStored(text: string) {
  const storage = new FakeStorage();
  storage.setItem('valise.scrollPositions', text);
  return new Map(storedEntry('scrollPositions', { storage, parse: parseScrollPositions, fallback: [] }).read());
}

test('positions are read as they were stored', () => {
  expect([...readStored('[["a",0],["b",1240.5]]')]).toEqual([['a', 0], ['b', 1240.5]]);
});

test.each(['5', 'null', '[1]', '{"a":1}', '[["a"]]', '[["a","1"]]', '[["a",null]]', '[[1,2]]', '["ab"]', '[{"0":"a","1":2,"length":2}]', '{'])(
  'a stored %s is no position',
  (text) => {
    expect(readStored(text).size).toBe(0);
  },
);
