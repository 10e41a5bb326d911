const MOST = 9;

/** What the bell shows: the count up to 9, '9+' beyond; nothing for none. */
export function unreadLabel(count: number): string | undefined {
  if (count === 0) return undefined;
  return count > MOST ? `${MOST}+` : String(count);
}
