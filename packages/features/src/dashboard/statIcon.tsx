import { CoatHanger } from '@valise/ui/icons/CoatHanger';
import { Receipt } from '@valise/ui/icons/Receipt';
import { Star } from '@valise/ui/icons/Star';
import { SuitcaseRolling } from '@valise/ui/icons/SuitcaseRolling';
import { Wallet } from '@valise/ui/icons/Wallet';
import type { ReactNode } from 'react';

const icons = new Map([
  ['total products', CoatHanger],
  ['active rentals', SuitcaseRolling],
  ['pending orders', Receipt],
  ['total revenue', Wallet],
  ['average rating', Star],
]);

/** The icon of a stat with a known label; labels come from the server. */
export function statIcon(label: string): ReactNode {
  const Icon = icons.get(label.trim().toLowerCase());
  return Icon === undefined ? undefined : <Icon size={18} />;
}
