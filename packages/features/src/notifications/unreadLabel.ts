import type { Formats } from '@valise/ui/messages';

const MOST = 9;

/** The bell's label: the count up to 9, then '9+'; undefined for 0. */
export function unreadLabel(count: number, { number }: Pick<Formats, 'number'>): string | undefined {
  if (count === 0) return undefined;
  return count > MOST ? `${number(MOST)}+` : number(count);
}
