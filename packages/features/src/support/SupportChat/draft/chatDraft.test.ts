import { expect, test } from 'vitest';
import { forgetDrafts } from '../../../kit/drafts/drafts.ts';
import { MemoryStorage } from '../../../kit/testing/memoryStorage.ts';
import { changeChatDraft, chatDraftEntry, emptyChatDraft } from './chatDraft.ts';

const undelivered = [{ key: 't1', text: 'Booked.' }];

test('a draft is read as it was stored, and an empty one leaves nothing behind', () => {
  const storage = new MemoryStorage();
  const entry = chatDraftEntry('7', '42', storage);
  changeChatDraft(entry, { text: 'I will' });
  changeChatDraft(entry, { undelivered });
  expect(entry.read()).toEqual({ text: 'I will', undelivered });
  changeChatDraft(entry, { text: '' });
  changeChatDraft(entry, { undelivered: [] });
  expect(storage.length).toBe(0);
});

test('each ticket and each user has a draft of its own', () => {
  const storage = new MemoryStorage();
  changeChatDraft(chatDraftEntry('7', '42', storage), { text: 'Mine' });
  for (const [userId, ticketId] of [['7', '4'], ['8', '42'], ['7.42', '42'], ['7', '42.42']] as const)
    expect(chatDraftEntry(userId, ticketId, storage).read()).toEqual(emptyChatDraft);
});

test('signing out by choice removes it, also of a ticket whose id has a dot', () => {
  const storage = new MemoryStorage();
  changeChatDraft(chatDraftEntry('7', 'a.b', storage), { text: 'Mine' });
  changeChatDraft(chatDraftEntry('8', 'a.b', storage), { text: 'Of another user' });
  forgetDrafts(storage, '7');
  expect(chatDraftEntry('7', 'a.b', storage).read()).toEqual(emptyChatDraft);
  expect(chatDraftEntry('8', 'a.b', storage).read().text).toBe('Of another user');
});

test.each(['5', 'null', '[]', '{', '{"text":7}', '{"undelivered":[{"key":1}]}', '{"undelivered":[{"key":"a","text":" "}]}'])('a stored %s is no draft', (stored) => {
  const storage = new MemoryStorage();
  const entry = chatDraftEntry('7', '42', storage);
  storage.setItem(entry.key, stored);
  expect(entry.read()).toEqual(emptyChatDraft);
  expect(storage.length).toBe(0);
});
