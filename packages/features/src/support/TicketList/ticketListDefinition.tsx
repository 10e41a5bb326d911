import type { Ticket } from '@valise/contract';
import type { CardParts } from '@valise/ui/DataTable';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import { paths } from '../../domain/paths.ts';
import { defineList, type ListWords } from '../../kit/list/defineList.ts';
import { type SupportCopy, supportMessages } from '../messages.ts';
import { ticketStatuses } from '../ticketStatus.ts';
import { ticketColumns } from './columns.tsx';
import { SelectedTickets } from './SelectedTickets.tsx';
import { searchText } from './state/searchText.ts';
import { ticketListState } from './state/ticketListState.ts';
import type { TicketListContext } from './ticketListContext.ts';
import { activityIn } from './TicketParts/activityIn.ts';
import { cardMeta, markedNumber, numberIn, senderName, statusBadge } from './TicketParts/TicketParts.tsx';

const hrefOf = ({ id }: Ticket) => paths.supportChat(id);

function ticketCard(words: ListWords<SupportCopy>, context: TicketListContext) {
  const { activityOf, waitingOf } = activityIn(words, context);
  return (ticket: Ticket): CardParts => ({
    title: markedNumber(ticket, activityOf, words.messages),
    badge: statusBadge(ticket, words.messages),
    line: senderName(ticket),
    meta: cardMeta(ticket, waitingOf, words.formats),
  });
}

/** The tickets of a partner. */
export const ticketList = defineList({
  name: 'support',
  export: 'tickets',
  messages: supportMessages,
  state: ticketListState,
  rowId: ({ id }: Ticket) => id,
  rowName: (ticket, messages) => numberIn(messages)(ticket),
  rowHref: hrefOf,
  header: (messages) => ({ title: messages.support, subtitle: messages.subtitle, parent: { label: messages.dashboard, href: paths.dashboard } }),
  columns: ticketColumns,
  fields: async () => (await import('./ticketFields.ts')).ticketFields,
  card: ticketCard,
  actions: ({ messages }) => ({
    header: messages.view,
    items: [{ id: 'view', label: messages.view, icon: <ArrowRight size={18} />, href: hrefOf }],
  }),
  search: { label: (messages) => messages.searchTickets, placeholder: (messages) => messages.search, text: searchText },
  filters: {
    status: {
      label: (messages) => messages.status,
      labelOf: (key, messages) => messages[key],
      choiceOf: ({ status }) => ticketStatuses.keyOf(status),
    },
  },
  bulk: { Selected: SelectedTickets },
  loading: (messages) => messages.loadingTickets,
  count: (count, messages) => messages.ticketCount({ count }),
  empty: (messages) => ({ title: messages.noSupportFound }),
});
