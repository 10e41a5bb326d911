/** Picks a tint by id, always the same for the same id. */
export function tintOf(id: string, tints: number): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
