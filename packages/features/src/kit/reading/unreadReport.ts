import type { Unread } from '@valise/contract';
import type { Messages } from '@valise/ui/messages';
import type { readingMessages } from './messages.ts';

type Texts = Messages<(typeof readingMessages)['en-US']>;

/** One line about something that could not be read: its place, its id and its keys, for example 'Item 17, Id 123: items.2.price'. */
export function unreadLine({ id, place, keys, isRepeat }: Unread, messages: Texts): string {
  const names = [place === undefined ? [] : messages.unreadItem({ place }), id === null ? [] : messages.unreadId({ id })].flat();
  const named = keys.filter((key) => key !== '');
  const what = isRepeat ? messages.repeated : named.join(', ');
  return [names.join(', ') || messages.unreadAnswer, what].filter((part) => part !== '').join(': ');
}

/** The report to copy: the screen's path without its query, and a line for each. */
export const unreadReport = (unread: readonly Unread[], path: string, messages: Texts): string =>
  [path, messages.unread({ count: unread.length }), ...unread.map((each) => unreadLine(each, messages))].join('\n');
