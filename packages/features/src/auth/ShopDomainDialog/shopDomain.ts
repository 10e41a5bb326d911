export type ShopDomainResult = { outcome: 'cancelled' | 'missing' | 'malformed' } | { outcome: 'given'; shop: string };

// The longest label of a domain name and the longest domain name (RFC 1035, section 2.3.4, without length bytes).
const LABEL_LENGTH = 63;
const DOMAIN_LENGTH = 253;

/** Checks the typed domain of a shop: letters, digits and hyphens, then `.` and the suffix. */
export function readShopDomain(typed: string, suffix: string): ShopDomainResult {
  if (typed === '') return { outcome: 'cancelled' };
  const shop = typed.trim().toLowerCase();
  if (shop === '') return { outcome: 'missing' };
  const ending = `.${suffix.toLowerCase()}`;
  const label = shop.slice(0, -ending.length);
  const isShort = label.length <= LABEL_LENGTH && shop.length <= DOMAIN_LENGTH;
  const isShop = isShort && shop.endsWith(ending) && /^[a-z0-9-]+$/.test(label);
  return isShop ? { outcome: 'given', shop } : { outcome: 'malformed' };
}

/** An example of the format that `readShopDomain` accepts. */
export const shopExample = (suffix: string) => `your-store.${suffix}`;
