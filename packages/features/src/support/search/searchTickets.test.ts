import { ticket } from '@valise/contract';
import { manyTickets, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { findIn, firstOf } from '../../kit/find.ts';
import { searchText } from '../TicketList/state/searchText.ts';

const tickets = readAll(ticket, manyTickets(8));
const find = (query: string) => {
  const { shown, count } = firstOf(findIn(tickets, searchText, query));
  return { shown: shown.map(({ ticketId }) => ticketId), count };
};

test.each([' tck-1042 ', 'EMMA DAHL', 'emma.dahl@', 'zip split'])('%s finds its ticket', (query) => {
  expect(find(query)).toEqual({ shown: ['TCK-1042'], count: 1 });
});

test('of many three are shown, and all are counted', () => {
  expect(find('valise.club')).toEqual({ shown: ['TCK-1041', 'TCK-1033', 'TCK-1027'], count: 3 });
  expect(find('tck')).toMatchObject({ shown: { length: 3 }, count: 8 });
});
