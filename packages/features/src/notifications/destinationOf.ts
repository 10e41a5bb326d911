import { safeUrl } from '@valise/ui/safeUrl';

/** The target of a notification's link: a path of this app, or another site. */
export interface Destination {
  href: string;
  /** The link leads to another origin and opens in a new tab. */
  isExternal: boolean;
}

/**
 * The target of an address from the server. An address of this origin is a path of this app; another http(s) address opens
 * elsewhere. Null for anything else, which gets no link.
 */
export function destinationOf(address: string | null, origin: string): Destination | null {
  const safe = safeUrl(address);
  if (safe === undefined || !/^(\/|https?:)/i.test(safe) || !URL.canParse(safe, origin)) return null;
  const url = new URL(safe, origin);
  if (url.origin !== origin) return { href: url.href, isExternal: true };
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : { href: path, isExternal: false };
}
