import { paths } from '../domain/paths.ts';
import type { dashboardMessages } from './messages.ts';

export interface StatLink {
  /** The list that the stat counts. */
  href: string;
  /** The message that names the linked list. */
  hint: keyof Pick<(typeof dashboardMessages)['en-US'], 'viewProducts' | 'viewRentals' | 'viewPending'>;
}

const links: ReadonlyMap<string, StatLink> = new Map([
  ['total products', { href: paths.products, hint: 'viewProducts' }],
  ['active rentals', { href: paths.productsWithStatus('rented'), hint: 'viewRentals' }],
  ['pending orders', { href: paths.pendingOrders, hint: 'viewPending' }],
]);

/** The link of a stat, by the label that the server sends; null for a label without a list. */
export function statLink(label: string): StatLink | null {
  return links.get(label.trim().toLowerCase()) ?? null;
}
