import type { Order } from '@valise/contract';

/** How many are shown above the link to the order list. */
const SHOWN = 3;

export interface Found<Item> {
  /** The first ones. */
  shown: Item[];
  count: number;
}

/** Somebody whom orders name, as a traveler or as a partner. */
export interface FoundPerson {
  name: string;
  email: string;
}

const found = <Item>(items: readonly Item[]): Found<Item> => ({ shown: items.slice(0, SHOWN), count: items.length });

/** What the screens write before an order's id is not part of it. */
const idIn = (query: string) => query.trim().toLowerCase().replace(/^(?:#?(?:odr|ord)-|#)/, '');

/** The orders whose id contains the query. */
export function findOrders(orders: readonly Order[], query: string): Found<Order> {
  const wanted = idIn(query);
  return found(wanted === '' ? [] : orders.filter(({ id }) => id.toLowerCase().includes(wanted)));
}

/** Everybody whom the orders name, once each. */
export function peopleOf(orders: readonly Order[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const { travelerName, traveler, partnerName, partner } of orders) {
    for (const [name, person] of [[travelerName, traveler] as const, [partnerName, partner] as const]) {
      if (name !== '' && !people.has(name)) people.set(name, { name, email: person?.email ?? '' });
    }
  }
  return [...people.values()];
}

/** The people whose name contains the query, in any letter case. */
export function findPeople(people: readonly FoundPerson[], query: string): Found<FoundPerson> {
  const wanted = query.trim().toLowerCase();
  return found(people.filter(({ name }) => name.toLowerCase().includes(wanted)));
}
