export type ShopDomainResult = { outcome: 'cancelled' | 'missing' | 'malformed' } | { outcome: 'given'; shop: string };

/** Checks what was typed as the shop's domain. A shop is letters, digits and hyphens, then `.` and the suffix. */
export function readShopDomain(typed: string, suffix: string): ShopDomainResult {
  if (typed === '') return { outcome: 'cancelled' };
  const shop = typed.trim().toLowerCase();
  if (shop === '') return { outcome: 'missing' };
  const ending = `.${suffix.toLowerCase()}`;
  const isShop = shop.endsWith(ending) && /^[a-z0-9-]+$/.test(shop.slice(0, -ending.length));
  return isShop ? { outcome: 'given', shop } : { outcome: 'malformed' };
}

/** An example of the format that `readShopDomain` accepts. */
export const shopExample = (suffix: string) => `your-store.${suffix}`;
