import type { Order } from '@valise/contract';
import { findIn, firstOf, type Found } from '../../kit/find.ts';
import { searchedText } from '../OrderList/state/orderFilter.ts';

/** A traveler or partner of an order. */
export interface FoundPerson {
  name: string;
  email: string;
}

const idOf = ({ id }: Order) => id;
const nameOf = ({ name }: FoundPerson) => name;

/** The orders whose id contains the query. */
export function findOrders(orders: readonly Order[], query: string): Found<Order> {
  const wanted = searchedText(query);
  return firstOf(wanted === '' ? [] : findIn(orders, idOf, wanted));
}

/** All travelers and partners of the orders, without duplicates. */
export function peopleOf(orders: readonly Order[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const { travelerName, traveler, partnerName, partner } of orders) {
    for (const [name, person] of [[travelerName, traveler] as const, [partnerName, partner] as const]) {
      if (name !== '' && !people.has(name)) people.set(name, { name, email: person?.email ?? '' });
    }
  }
  return [...people.values()];
}

/** The people whose name contains the query. */
export const findPeople = (people: readonly FoundPerson[], query: string): Found<FoundPerson> => firstOf(findIn(people, nameOf, query));
