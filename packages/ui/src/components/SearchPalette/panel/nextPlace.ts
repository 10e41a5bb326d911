/** The option that a key moves to, from none at -1; undefined when it moves to no other. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return place >= last ? 0 : place + 1;
  if (key === 'ArrowUp') return place <= 0 ? last : place - 1;
  // Until an option is active, Home and End move in the text.
  if (place < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
