const BYTES = 32;

/** What a provider hands back with its answer: 32 random bytes, as they stand in an address. */
export function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
