import type { Ticket } from '@valise/contract';
import { searchText } from '../TicketList/state/ticketFilter.ts';

/** How many are shown above the link to the list, which finds the same ones. */
const SHOWN = 3;

export interface FoundTickets {
  /** The first ones. */
  shown: Ticket[];
  count: number;
}

/** The texts in which tickets are searched for, lower-cased: computed once and not per keystroke. */
export const searchedTexts = (tickets: readonly Ticket[]): string[] => tickets.map((ticket) => searchText(ticket).toLowerCase());

/** The tickets whose number, name, e-mail or subject contains the query, ignoring letter case; in the list's order. */
export function findTickets(tickets: readonly Ticket[], texts: readonly string[], query: string): FoundTickets {
  const wanted = query.trim().toLowerCase();
  const found = tickets.filter((_, index) => texts[index]?.includes(wanted));
  return { shown: found.slice(0, SHOWN), count: found.length };
}
