import type { Formats } from '../../../messages/formats.ts';
import type { Messages } from '../../../messages/useMessages.ts';
import type { chatThreadMessages } from '../messages.ts';

type ChatCopy = Pick<Messages<(typeof chatThreadMessages)['en-US']>, 'chatToday' | 'chatYesterday'>;

/** The local midnight at which the day of a date begins, moved by `days`. */
export const dayOf = (at: Date, days = 0): number => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days).getTime();

/** The label above the messages of a day: 'Today', 'Yesterday' or `20 Nov 2026`. */
export function dayLabel(at: Date, today: Date, messages: ChatCopy, formats: Formats): string {
  const day = dayOf(at);
  if (day === dayOf(today)) return messages.chatToday;
  return day === dayOf(today, -1) ? messages.chatYesterday : formats.day(at);
}

/** Whether a message is the first of its day in its thread. A message of unknown time belongs to the day before it. */
export function startsDay(messages: readonly { at: Date | null }[], place: number): boolean {
  const at = messages[place]?.at ?? null;
  if (at === null) return false;
  for (let before = place - 1; before >= 0; before -= 1) {
    const earlier = messages[before]?.at ?? null;
    if (earlier !== null) return dayOf(earlier) !== dayOf(at);
  }
  return true;
}
