import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../kit/testing/memoryStorage.ts';
import { MOST_REPLIES, quickRepliesEntry, withReply } from './quickReplies.ts';

test('a reply is kept once, trimmed; blanks and a twenty-first are not', () => {
  expect(withReply(['See you.'], ' Booked.\n')).toEqual(['See you.', 'Booked.']);
  expect(withReply(['See you.'], 'See you. ')).toEqual(['See you.']);
  expect(withReply([], ' \n')).toEqual([]);
  const full = Array.from({ length: MOST_REPLIES }, (_, place) => `Reply ${place}`);
  expect(withReply(full, 'One more')).toBe(full);
});

test('each user has their own', () => {
  const storage = new MemoryStorage();
  quickRepliesEntry('7', storage).write(['Booked.']);
  expect(quickRepliesEntry('7', storage).read()).toEqual(['Booked.']);
  expect(quickRepliesEntry('8', storage).read()).toEqual([]);
});

test.each([
  ['5', []],
  ['{"a":1}', []],
  ['[5,null," ","Booked."]', ['Booked.']],
])('of a stored %s it reads %j', (stored, replies) => {
  const storage = new MemoryStorage();
  storage.setItem(quickRepliesEntry('7', storage).key, stored);
  expect(quickRepliesEntry('7', storage).read()).toEqual(replies);
});
