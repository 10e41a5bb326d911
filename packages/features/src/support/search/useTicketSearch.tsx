'use client';
import { supportEndpoints } from '@valise/contract';
import { Badge } from '@valise/ui/Badge';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { useFormats, useMessages } from '@valise/ui/messages';
import { useMemo } from 'react';
import { paths } from '../../domain/paths.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { findIn, firstOf } from '../../kit/find.ts';
import type { SearchSource } from '../../kit/search.ts';
import { statusResults } from '../../kit/statusResults.tsx';
import { supportMessages } from '../messages.ts';
import { ticketStatuses } from '../ticketStatus.ts';
import { searchText } from '../TicketList/state/searchText.ts';
import { numberIn, senderName, statusBadge } from '../TicketList/TicketParts/TicketParts.tsx';

const icon = <ChatsCircle size={18} />;

/** Tickets in the search palette, from the same request as the ticket list. */
export function useTicketSearch(isWanted: boolean): SearchSource {
  const messages = useMessages(supportMessages);
  const { number } = useFormats();
  const { data, error } = useEndpoint(supportEndpoints.list, isWanted ? undefined : null);
  return useMemo(() => {
    const tickets = data ?? [];
    const pending = tickets.filter(({ status }) => ticketStatuses.is(status, 'pending')).length;
    return {
      isLoading: data === undefined && error === undefined,
      failure: data === undefined && error !== undefined ? messages.failedToLoad : undefined,
      find(query) {
        const { shown, count } = firstOf(findIn(tickets, searchText, query));
        const found = statusResults(query, {
          list: 'tickets',
          statuses: ticketStatuses,
          labels: messages,
          icon: icon,
          countOf: (status) => tickets.filter((ticket) => ticketStatuses.is(ticket.status, status)).length,
          hrefOf: paths.supportWithStatus,
          number,
        });
        if (count === 0 && found.length === 0) return null;
        return {
          label: messages.support,
          count: count + found.length,
          all: count > shown.length ? { count, href: paths.supportWithSearch(query.trim()) } : undefined,
          entries: [...found, ...shown.map((ticket) => ({
            id: `ticket ${ticket.id}`,
            label: numberIn(messages)(ticket),
            details: [senderName(ticket), ticket.subject],
            icon,
            href: paths.supportChat(ticket.id),
            end: statusBadge(ticket, messages),
          }))],
        };
      },
      suggestions:
        pending === 0
          ? []
          : [
              {
                id: 'suggested tickets',
                label: messages.pendingTickets,
                icon,
                end: <Badge tone="warning">{number(pending)}</Badge>,
                href: paths.supportWithStatus('pending'),
              },
            ],
      pathOf: () => null,
    };
  }, [data, error, messages, number]);
}
