'use client';
import { supportEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { isAborted } from '../../kit/api/isAborted.ts';
import { undefinedUnlessAborted } from '../../kit/api/undefinedUnlessAborted.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { SubmitError } from '../../kit/submit/failure.ts';
import { supportMessages } from '../messages.ts';
import { ticketStatuses } from '../ticketStatus.ts';

/** The new status of one ticket, in the server's spelling. */
export interface StatusChange {
  id: string;
  to: string;
  /** The status that the ticket must still have; with another one somebody else has changed it. */
  expected?: string;
}

/** All tickets, and a function that sets the status of one. */
export function useTickets() {
  const messages = useMessages(supportMessages);
  const api = useApi();
  const response = useEndpoint(supportEndpoints.list);

  async function setStatus({ id, to, expected }: StatusChange): Promise<void> {
    if (expected !== undefined) {
      const { status } = await api.call(supportEndpoints.thread, { params: { id } });
      if (status !== expected && status !== to) throw new SubmitError({ message: messages.changedElsewhere({ status: ticketStatuses.labelOf(status, messages) }) });
    }
    try {
      await api.call(supportEndpoints.setStatus, { params: { id }, body: { status: to } });
    } catch (problem) {
      if (isAborted(problem)) throw problem;
      // The response may have been lost, so the list is requested to find out.
      const tickets = await api.call(supportEndpoints.list).catch(undefinedUnlessAborted);
      await response.mutate(tickets, { revalidate: false });
      if (tickets?.find((ticket) => ticket.id === id)?.status !== to) throw problem;
      return;
    }
    await response.mutate((known) => known?.map((ticket) => (ticket.id === id ? { ...ticket, status: to } : ticket)), { revalidate: false });
  }

  return { tickets: useLoadable(response, messages.failedToLoad), setStatus, refresh: () => void response.mutate() };
}
