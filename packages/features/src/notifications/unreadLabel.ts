import type { Formats } from '@valise/ui/messages';

const MOST = 9;

/** What the bell shows: the count up to 9, '9+' beyond; nothing for none. */
export function unreadLabel(count: number, { number }: Pick<Formats, 'number'>): string | undefined {
  if (count === 0) return undefined;
  return count > MOST ? `${number(MOST)}+` : number(count);
}
