import { ticket } from '@valise/contract';
import { aMessage, aReply, aTicket, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../../kit/testing/memoryStorage.ts';
import { type SeenMessages, markSeen, seenMessagesOf } from './seenMessages.ts';
import { ticketActivity, waitingTime } from './ticketActivity.ts';

const marta = { id: '7', type: 'Partner' };
const asked = aMessage({ id: 1, created_at: '2026-11-20T09:00:00Z' });
const answered = aReply({ id: 2, created_at: '2026-11-20T10:00:00Z' });
const since = new Date('2026-11-20T09:00:00Z');
const activity = (overrides: Parameters<typeof aTicket>[0], seen: SeenMessages = {}) => ticketActivity(read(ticket, aTicket(overrides)), marta, seen);

test('a ticket whose last message is somebody else’s waits since then, and is unread until that has been seen', () => {
  expect(activity({ messages: [asked] })).toEqual({ isUnread: true, waitingSince: since });
  expect(activity({ messages: [asked] }, { 42: '1' })).toEqual({ isUnread: false, waitingSince: since });
  expect(activity({ messages: [aMessage({ id: 3, created_at: '2026-11-20T11:00:00Z' }), asked] }, { 42: '1' }).isUnread).toBe(true);
});

test('the last message is the one of the latest time, wherever it is in the list', () => {
  expect(activity({ messages: [answered, asked] })).toEqual({ isUnread: false, waitingSince: null });
});

test('an answered ticket, and one that is sent without messages, has neither', () => {
  for (const messages of [[asked, answered], [], undefined]) expect(activity({ messages })).toEqual({ isUnread: false, waitingSince: null });
});

test.each(['Admin', 'App\\Models\\Admin', 'Rider'])('nobody waits for the partner once a colleague (%s) has answered', (sender_type) => {
  expect(activity({ messages: [asked, aReply({ id: 2, sender_id: 1, sender_type, created_at: '2026-11-20T10:00:00Z' })] })).toEqual({ isUnread: true, waitingSince: null });
});

test('a partner whose own ticket staff have answered is waited for', () => {
  const sender = { type: 'Partner', name: 'Paris Boutique', email: '', profile_photo: null };
  expect(activity({ sender, messages: [aReply({ id: 2, sender_id: 1, sender_type: 'Admin', created_at: '2026-11-20T09:00:00Z' })] }).waitingSince).toEqual(since);
});

test.each(['Resolved', 'rejected'])('nobody waits for a ticket that is %s', (status) => {
  expect(activity({ messages: [asked], status })).toEqual({ isUnread: true, waitingSince: null });
});

test('of the user’s type, somebody else’s message with the user’s id is not theirs', () => {
  expect(activity({ messages: [aMessage({ sender_id: 7, sender_type: 'user' })] }).isUnread).toBe(true);
  for (const sender_type of ['partner', '']) expect(activity({ messages: [aMessage({ sender_id: 7, sender_type })] }).isUnread).toBe(false);
});

test.each([
  [20_000, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 hr'],
  [47 * 3_600_000, '1 day'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (passed, text) => {
  expect(waitingTime(since, new Date(since.getTime() + passed), 'en-US')).toBe(text);
});

test('what a user has seen is kept for them alone, of 500 tickets at most', () => {
  const storage = new MemoryStorage();
  const stored = seenMessagesOf('7', storage);
  for (let id = 0; id < 510; id += 1) markSeen(stored, `t${id}`, String(id));
  expect(Object.keys(stored.read())).toHaveLength(500);
  expect(stored.read()).toHaveProperty('t509', '509');
  expect(stored.read()).not.toHaveProperty('t9');
  expect(seenMessagesOf('8', storage).read()).toEqual({});
  storage.setItem(stored.key, '{"42":7}');
  expect(stored.read()).toEqual({});
});
