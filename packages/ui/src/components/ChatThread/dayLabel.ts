import type { chatMessages } from '../../messages/chatMessages.ts';
import type { Messages } from '../../messages/useMessages.ts';

type ChatCopy = Pick<Messages<(typeof chatMessages)['en-US']>, 'chatToday' | 'chatYesterday' | 'chatDate'>;

/** The midnight at which the day of a moment begins here; `days` later or, below 0, earlier. */
export const dayOf = (at: Date, days = 0): number => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days).getTime();

const formats = new Map<string, Intl.DateTimeFormat>();

/** What stands above the messages of a day: 'Today', 'Yesterday' or `20 Nov 2026`. */
export function dayLabel(at: Date, today: Date, messages: ChatCopy, locale: string): string {
  const day = dayOf(at);
  if (day === dayOf(today)) return messages.chatToday;
  if (day === dayOf(today, -1)) return messages.chatYesterday;
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    formats.set(locale, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return messages.chatDate({ day: parts.day ?? '', month: parts.month ?? '', year: parts.year ?? '' });
}

/** Whether a message is the first of its day in its thread. One of unknown time belongs to the day before it. */
export function startsDay(messages: readonly { at: Date | null }[], place: number): boolean {
  const at = messages[place]?.at ?? null;
  if (at === null) return false;
  for (let before = place - 1; before >= 0; before -= 1) {
    const earlier = messages[before]?.at ?? null;
    if (earlier !== null) return dayOf(earlier) !== dayOf(at);
  }
  return true;
}
