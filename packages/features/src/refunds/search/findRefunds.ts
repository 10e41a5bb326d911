import type { Refund } from '@valise/contract';
import { searchText } from '../RefundList/state/searchText.ts';

/** The text in which each refund is searched for, lower-cased: computed once and not per keystroke. */
export const searchedTexts = (refunds: readonly Refund[]): string[] => refunds.map((refund) => searchText(refund).toLowerCase());

/** The refunds whose id, number, order, traveler or partner contains the query, ignoring letter case. */
export function findRefunds(refunds: readonly Refund[], texts: readonly string[], query: string): Refund[] {
  const wanted = query.trim().toLowerCase();
  return refunds.filter((_, index) => texts[index]?.includes(wanted));
}
