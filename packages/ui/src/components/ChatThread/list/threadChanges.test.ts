import { expect, test } from 'vitest';
import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';
import { threadChanges } from './threadChanges.ts';

const theirs = (key: string): ChatMessage => ({ key, text: key, at: null, isOwn: false, author: { name: 'Emma Dahl' } });
const own = (key: string, status: ChatMessage['status'] = 'sent'): ChatMessage => ({ ...theirs(key), isOwn: true, status });
const nothing = { received: [], hasWritten: false, isSent: false, hasFailed: false };

test('messages of others after the last one are received', () => {
  expect(threadChanges([theirs('1')], [theirs('1'), theirs('2'), theirs('3')])).toEqual({ ...nothing, received: [theirs('2'), theirs('3')] });
});

test('the first message of an empty thread is received', () => {
  expect(threadChanges([], [theirs('1')]).received).toEqual([theirs('1')]);
});

test('a message inserted between two others is received', () => {
  expect(threadChanges([theirs('1'), theirs('3')], [theirs('1'), theirs('2'), theirs('3')]).received).toEqual([theirs('2')]);
});

test('older messages loaded above are not received', () => {
  expect(threadChanges([theirs('8'), theirs('9')], [theirs('6'), own('7'), theirs('8'), theirs('9')])).toEqual(nothing);
});

test('the same messages fetched again are not received', () => {
  expect(threadChanges([theirs('1'), own('2')], [theirs('1'), own('2')])).toEqual(nothing);
});

test('an own message is written, then sent', () => {
  expect(threadChanges([theirs('1')], [theirs('1'), own('2', 'pending')])).toEqual({ ...nothing, hasWritten: true });
  expect(threadChanges([own('2', 'pending')], [own('2', 'sent')])).toEqual({ ...nothing, isSent: true });
});

test('an own message whose status becomes failed has failed, whatever its status was before', () => {
  expect(threadChanges([own('2', 'pending')], [own('2', 'failed')])).toEqual({ ...nothing, hasFailed: true });
  expect(threadChanges([own('2', 'sent')], [own('2', 'failed')])).toEqual({ ...nothing, hasFailed: true });
});

test('a removed message is not announced', () => {
  expect(threadChanges([theirs('1'), own('2', 'pending')], [theirs('1')])).toEqual(nothing);
});
