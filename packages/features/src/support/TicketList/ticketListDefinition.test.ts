import { ticket } from '@valise/contract';
import { manyTickets, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { matchesOf } from '../../kit/list/narrowing.ts';
import type { TicketStatusKey } from '../ticketStatus.ts';
import { searchText } from './state/searchText.ts';
import { ticketList } from './ticketListDefinition.tsx';

const tickets = readAll(ticket, [...manyTickets(8), { id: 1, status: 'Escalated' }]);
const ids = (found: typeof tickets) => found.map(({ id }) => id);
const context = { user: { id: '7', type: 'Partner' }, seen: {}, now: new Date() };
const matches = (status: TicketStatusKey[]) => matchesOf(ticketList, { ...ticketList.state.default, status }, context);

test.each(['TCK-1042', 'Emma Dahl', 'emma.dahl@brevpost.se', 'Zip split on first evening'])('%s is found in its ticket alone', (text) => {
  expect(ids(tickets.filter((each) => searchText(each).includes(text)))).toEqual(['42']);
});

test('a chosen status shows its tickets; none chosen filters nothing', () => {
  expect(ids(tickets.filter(matches(['pending'])!))).toEqual(['42', '30']);
  expect(ids(tickets.filter(matches(['pending', 'rejected'])!))).toEqual(['42', '30', '27']);
  expect(matches([])).toBeUndefined();
});
