export type ShopAnswer = { outcome: 'cancelled' | 'missing' | 'malformed' } | { outcome: 'given'; shop: string };

/** What an answer to the question for the shop's domain means. A shop is letters, digits and hyphens, then `.` and the suffix. */
export function shopAnswer(typed: string, suffix: string): ShopAnswer {
  if (typed === '') return { outcome: 'cancelled' };
  const shop = typed.trim().toLowerCase();
  if (shop === '') return { outcome: 'missing' };
  const ending = `.${suffix.toLowerCase()}`;
  const isShop = shop.endsWith(ending) && /^[a-z0-9-]+$/.test(shop.slice(0, -ending.length));
  return isShop ? { outcome: 'given', shop } : { outcome: 'malformed' };
}

/** Shows the format that `shopAnswer` asks for. */
export const shopExample = (suffix: string) => `your-store.${suffix}`;
