import { safeUrl } from '@valise/ui/safeUrl';

/** Where a notification leads: a path of this app, or another site. */
export interface Destination {
  href: string;
  /** Another origin, which opens in a tab of its own. */
  isElsewhere: boolean;
}

/**
 * Where a server's address may lead: its own origin's are paths of this app, other http(s) ones stand elsewhere. Null
 * for anything else, which is ignored.
 */
export function destinationOf(address: string | null, origin: string): Destination | null {
  const safe = safeUrl(address);
  if (safe === undefined || !/^(\/|https?:)/i.test(safe) || !URL.canParse(safe, origin)) return null;
  const url = new URL(safe, origin);
  if (url.origin !== origin) return { href: url.href, isElsewhere: true };
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : { href: path, isElsewhere: false };
}
