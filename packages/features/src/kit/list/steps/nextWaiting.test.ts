import { expect, test } from 'vitest';
import { nextWaiting } from './nextWaiting.ts';

interface Item {
  isOpen: boolean;
}

/** What the list knows of each item, and what the server says of it. */
async function next(ids: string, known: Record<string, boolean>, stored: Record<string, boolean | null | undefined>) {
  const asked: string[] = [];
  const found = await nextWaiting<Item>([...ids], {
    known: (id) => (known[id] === undefined ? undefined : { isOpen: known[id] }),
    read: async (id) => {
      asked.push(id);
      const isOpen = stored[id];
      return typeof isOpen === 'boolean' ? { isOpen } : isOpen;
    },
    waits: ({ isOpen }) => isOpen,
  });
  return [found, asked.join('')];
}

test('the next item that waits is asked for before it is shown, and those between are not', async () => {
  expect(await next('abcd', { a: false, b: false, c: true, d: true }, { c: true, d: true })).toEqual(['c', 'c']);
});

test('an item that was dealt with or deleted meanwhile is left out', async () => {
  expect(await next('abc', { a: true, b: true, c: true }, { a: false, b: null, c: true })).toEqual(['c', 'abc']);
});

test('an unknown item is asked for, and one that cannot be requested is taken', async () => {
  expect(await next('ab', {}, { a: false, b: undefined })).toEqual(['b', 'ab']);
});

test('where none waits there is no next', async () => {
  expect(await next('ab', { a: false }, { b: false })).toEqual([null, 'b']);
  expect(await next('', {}, {})).toEqual([null, '']);
});
