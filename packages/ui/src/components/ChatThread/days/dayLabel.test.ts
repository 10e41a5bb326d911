import { expect, test } from 'vitest';
import { formatsIn } from '../../../messages/formats.ts';
import { messagesIn } from '../../../messages/useMessages.ts';
import { dayLabel, startsDay } from './dayLabel.ts';
import { chatThreadMessages } from '../messages.ts';

const copy = messagesIn(chatThreadMessages, 'en-US');
const today = new Date(2026, 10, 20, 9, 30);
const labelOf = (at: Date) => dayLabel(at, today, copy, formatsIn('en-US'));

test('today begins at midnight', () => {
  expect(labelOf(new Date(2026, 10, 20))).toBe('Today');
  expect(labelOf(new Date(2026, 10, 20, 23, 59))).toBe('Today');
});

test('yesterday is the day before, not the last 24 hours', () => {
  expect(labelOf(new Date(2026, 10, 19, 0, 1))).toBe('Yesterday');
  expect(labelOf(new Date(2026, 10, 18, 23, 59))).toBe('18 Nov 2026');
});

test('on the first of a month yesterday is in the previous month', () => {
  expect(dayLabel(new Date(2026, 9, 31, 12), new Date(2026, 10, 1), copy, formatsIn('en-US'))).toBe('Yesterday');
});

test('a future day has its date', () => {
  expect(labelOf(new Date(2026, 10, 21))).toBe('21 Nov 2026');
});

test('an earlier day has its date as the language writes it', () => {
  expect(dayLabel(new Date(2026, 10, 18), today, copy, formatsIn('de-DE'))).toBe('18. Nov. 2026');
});

test('the first message of each day starts it', () => {
  const thread = [new Date(2026, 10, 19, 21), new Date(2026, 10, 19, 22), new Date(2026, 10, 20, 9)].map((at) => ({ at }));
  expect(thread.map((_, place) => startsDay(thread, place))).toEqual([true, false, true]);
});

test('a message of unknown time neither starts nor splits a day', () => {
  const thread = [new Date(2026, 10, 20, 8), null, new Date(2026, 10, 20, 9)].map((at) => ({ at }));
  expect(thread.map((_, place) => startsDay(thread, place))).toEqual([true, false, false]);
});
