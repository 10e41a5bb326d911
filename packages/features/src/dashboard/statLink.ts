import { paths } from '../domain/paths.ts';
import type { dashboardMessages } from './messages.ts';

export interface StatLink {
  /** The list that the stat counts. */
  href: string;
  /** What it opens, as a key of the dashboard's messages. */
  hint: keyof Pick<(typeof dashboardMessages)['en-US'], 'viewProducts' | 'viewRentals' | 'viewPending'>;
}

const links: ReadonlyMap<string, StatLink> = new Map([
  ['total products', { href: paths.products, hint: 'viewProducts' }],
  ['active rentals', { href: paths.productsWithStatus('rented'), hint: 'viewRentals' }],
  ['pending orders', { href: paths.pendingOrders, hint: 'viewPending' }],
]);

/** What a stat with a known label links to; labels come from the server. Null where no list answers. */
export function statLink(label: string): StatLink | null {
  return links.get(label.trim().toLowerCase()) ?? null;
}
