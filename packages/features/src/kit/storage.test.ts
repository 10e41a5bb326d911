import { afterEach, describe, expect, test, vi } from 'vitest';
import { type EntryStorage, openStorage, refusedChoice, storedEntry } from './storage.ts';

function inMemory(stored: Record<string, string> = {}): EntryStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(stored));
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}
const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};
const blocked: EntryStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

const size = (storage: EntryStorage | null) =>
  storedEntry('size', { storage, parse: (json) => (json === 10 || json === 25 ? json : undefined), fallback: 10 });

afterEach(() => void vi.unstubAllGlobals());

test('a value is read as it was written, under a key with the prefix', () => {
  const storage = inMemory();
  expect(size(storage).write(25)).toBe(true);
  expect([...storage.entries]).toEqual([['valise.size', '25']]);
  expect(size(storage).read()).toBe(25);
});

test('nothing stored is the fallback', () => {
  expect(size(inMemory()).read()).toBe(10);
});

test('a removed value is gone', () => {
  const storage = inMemory({ 'valise.size': '25' });
  size(storage).remove();
  expect(storage.entries.size).toBe(0);
});

test.each(['', '{', 'undefined', '11', 'null', '"25"', '[25]', '{"size":25}', '<!doctype html>', '\u0000'])(
  'a stored %j is the fallback, and is removed',
  (text) => {
    const storage = inMemory({ 'valise.size': text });
    expect(size(storage).read()).toBe(10);
    expect(storage.entries.size).toBe(0);
  },
);

test('a value whose reader throws is the fallback, and is removed', () => {
  const storage = inMemory({ 'valise.names': 'null' });
  const names = storedEntry('names', { storage, parse: (json) => Object.keys(json as object), fallback: [] });
  expect(names.read()).toEqual([]);
  expect(storage.entries.size).toBe(0);
});

test('entries of other names are left alone', () => {
  const storage = inMemory({ 'valise.size': '{', 'valise.sizes': '{', size: '25' });
  size(storage).read();
  expect([...storage.entries.keys()]).toEqual(['valise.sizes', 'size']);
});

describe('a storage that refuses', () => {
  test.each([['blocked', blocked], ['absent', null]])('%s: nothing is stored and nothing throws', (_, storage) => {
    expect(size(storage).write(25)).toBe(false);
    expect(size(storage).read()).toBe(10);
    expect(() => size(storage).remove()).not.toThrow();
  });

  test('full: what was stored before is still there', () => {
    const storage = { ...inMemory({ 'valise.size': '25' }), setItem: refuse };
    expect(size(storage).write(10)).toBe(false);
    expect(size(storage).read()).toBe(25);
  });

  test.each([['blocked', blocked], ['absent', null], ['full', { ...inMemory({}), setItem: refuse }]])('%s: a refused choice is told, a refused note of the app is not', (_, storage) => {
    refusedChoice.set(false);
    const options = { storage, parse: (json: unknown) => json, fallback: null };
    storedEntry('note', options).write(1);
    expect(refusedChoice.getSnapshot()).toBe(false);
    storedEntry('choice', { ...options, isChoice: true }).write(1);
    expect(refusedChoice.getSnapshot()).toBe(true);
    refusedChoice.set(false);
  });

  test.each(['localStorage', 'sessionStorage'])('%s that throws at its name is as absent', (name) => {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    expect(openStorage(name === 'localStorage' ? 'local' : 'session')).toBeNull();
  });
});
