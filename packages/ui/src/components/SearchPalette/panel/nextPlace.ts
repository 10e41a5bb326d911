/** The index of the option that a key moves to, where -1 is no option; undefined when the key moves nowhere. */
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
