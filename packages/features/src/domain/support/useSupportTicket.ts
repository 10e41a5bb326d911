'use client';
import { type Client, isWithoutNews, supportEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { paths } from '../paths.ts';
import { useIsMounted } from '../../kit/useIsMounted.ts';
import { type Submit, useSubmit } from '../../kit/submit/useSubmit.ts';
import { supportTicketMessages } from './messages.ts';

/** Opens the ticket of an order. An answer without a ticket is looked up in the list. */
async function openTicket(api: Client, orderId: string): Promise<{ ticketId: string; isNew: boolean }> {
  try {
    return await api.call(supportEndpoints.checkOrCreate, { body: { orderId } });
  } catch (problem) {
    if (!isWithoutNews(problem)) throw problem;
    const tickets = await api.call(supportEndpoints.list).catch(() => []);
    const found = tickets.find((ticket) => ticket.orderId === orderId);
    if (found === undefined) throw problem;
    return { ticketId: found.id, isNew: false };
  }
}

/**
 * Checks whether an order has a support ticket, creates one when it has none, and opens its chat (spec 2.4). A
 * failure is toasted.
 *
 * ```tsx
 * const { submit, isBusy } = useSupportTicket(onGoTo);
 * <Button isBusy={isBusy} onPress={() => submit(order.id)}>…</Button>
 * ```
 * @param onOpen receives the path of the chat; not called when the component was unmounted meanwhile
 */
export function useSupportTicket(onOpen: (path: string) => void): Submit<[orderId: string]> {
  const api = useApi();
  const messages = useMessages(supportTicketMessages);
  const isMounted = useIsMounted();
  return useSubmit((orderId: string) => openTicket(api, orderId), {
    headline: messages.unableToOpen,
    onDone: ({ ticketId, isNew }) => {
      if (isNew) notify(messages.ticketCreated);
      if (isMounted()) onOpen(paths.supportChat(ticketId));
    },
  });
}
