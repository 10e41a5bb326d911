import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { SuitcaseRolling } from '@phosphor-icons/react/dist/csr/SuitcaseRolling';
import { Wallet } from '@phosphor-icons/react/dist/csr/Wallet';
import type { ReactNode } from 'react';

const icons = new Map([
  ['total products', CoatHanger],
  ['active rentals', SuitcaseRolling],
  ['pending orders', Receipt],
  ['total revenue', Wallet],
  ['average rating', Star],
]);

/** The icon of a stat whose label is known; labels come from the server. */
export function statIcon(label: string): ReactNode {
  const Icon = icons.get(label.trim().toLowerCase());
  return Icon === undefined ? undefined : <Icon size={18} />;
}
