/** An absolute http(s) address, as a browser would follow it; null for anything else. */
export function redirectAddress(sent: string): string | null {
  if (!URL.canParse(sent)) return null;
  const { protocol, href } = new URL(sent);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
