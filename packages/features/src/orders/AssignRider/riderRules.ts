import type { Rider } from '@valise/contract';
import { etaInstant } from '../../domain/order/etaText.ts';
import type { RiderListState } from './riderListState.ts';

const word = (text: string) => text.trim().toLowerCase();

export const isOnline = ({ availabilityStatus }: Pick<Rider, 'availabilityStatus'>): boolean => word(availabilityStatus) === 'online';

/** Whether a rider matches search and filter: by name or e-mail in any letter case, or by a part of the phone number (spec 2.5). */
export function riderFilter({ search, status }: Pick<RiderListState, 'search' | 'status'>): ((rider: Rider) => boolean) | undefined {
  const wanted = word(search);
  if (wanted === '' && status === null) return undefined;
  return (rider) => {
    if (status !== null && word(rider.availabilityStatus) !== status) return false;
    return word(rider.name).includes(wanted) || word(rider.email).includes(wanted) || rider.phone.includes(search.trim());
  };
}

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rank of each ETA: points in time first, then words in natural order, so that '9 min' is before '12 min'. A missing ETA is last. */
export function etaRanks(riders: readonly Rider[]): ReadonlyMap<string, number> {
  const etas = [...new Set(riders.map(({ eta }) => eta))].filter((eta) => eta.trim() !== '');
  const compare = (one: string, other: string) => {
    const [first, second] = [etaInstant(one), etaInstant(other)];
    if (first !== null && second !== null) return first - second;
    if (first === null && second === null) return naturalOrder.compare(one, other);
    return first === null ? 1 : -1;
  };
  return new Map(etas.toSorted(compare).map((eta, rank) => [eta, rank]));
}
