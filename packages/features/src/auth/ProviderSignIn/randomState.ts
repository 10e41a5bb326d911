const BYTES = 32;

/** An OAuth state, which the provider returns with its response: 32 random bytes as hexadecimal digits. */
export function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
