import type { AnchorHTMLAttributes } from 'react';

/**
 * The attributes of a link that downloads a picture. Browsers download only from the page's own origin; other pictures open
 * in a new tab. Without an address the link is disabled, and keeps its place and its focus.
 */
export function downloadLink(address: string, base = globalThis.location?.href): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (address === '' || !URL.canParse(address, base)) return { role: 'link', tabIndex: 0, 'aria-disabled': true };
  const { origin, pathname, protocol } = new URL(address, base);
  const isOwn = protocol === 'data:' || origin === new URL(base).origin;
  if (!isOwn) return { href: address, target: '_blank', rel: 'noopener noreferrer' };
  return { href: address, download: protocol.startsWith('http') ? (pathname.split('/').at(-1) ?? '') : '' };
}
