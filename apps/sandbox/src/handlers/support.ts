import type { supportEndpoints } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import { sendMessage } from '../chat/sendMessage.ts';
import { answerAsTraveler } from '../chat/traveler.ts';
import type { TicketRow } from '../database/schema.ts';
import { findTicket, listTickets, messageSentAs, openTicketOf, setTicketStatus, withThread } from '../database/tickets.ts';
import type { Caller } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { atMost, required } from '../http/rules.ts';

const MESSAGE_LENGTH = 10_000;
const STATUSES = ['Pending', 'In Progress', 'Resolved', 'Rejected'];

async function ticketOf({ app, user }: Caller, id: string): Promise<TicketRow> {
  const found = isRecordId(id) ? await findTicket(app, user, Number(id)) : undefined;
  if (found === undefined) throw new Refusal(404, 'Ticket not found.');
  return found;
}

/** A ticket that this caller may write to. The type `user` can only read tickets of an order (`spec 2.6`). */
async function writableTicketOf(caller: Caller, id: string): Promise<TicketRow> {
  const ticket = await ticketOf(caller, id);
  if (caller.user.type === 'user' && ticket.orderId !== null) throw new Refusal(403, 'You can read this ticket, but not change it.');
  return ticket;
}

export const supportHandlers: Handlers<typeof supportEndpoints, Caller> = {
  list: async ({ context: { app, user } }) => ({ success: true, data: await listTickets(app, user) }),

  async thread({ params, context }) {
    return { data: await withThread(context.app, await ticketOf(context, params.id)) };
  },

  async setStatus({ params, body: { status }, context }) {
    const { id } = await writableTicketOf(context, params.id);
    if (!STATUSES.includes(status)) throw invalid({ status: ['The selected status is invalid.'] });
    await setTicketStatus(context.app, id, status);
    return { message: 'Ticket status updated.' };
  },

  async send({ body: { ticketId, message, tempId = null }, context }) {
    const { app, user } = context;
    const ticket = await writableTicketOf(context, ticketId);
    refuseInvalid({ message: [required('message', message), atMost('message', message, MESSAGE_LENGTH)] });
    // A browser repeats a request by itself when the connection ends before the answer.
    const known = tempId === null || app.chat.switches.tempIds === 'ignored' ? undefined : await messageSentAs(app, { ticketId: ticket.id, senderId: user.id, tempId });
    if (known !== undefined) return { message: 'Message sent.', data: known };
    const sent = await sendMessage(app, { ticketId: ticket.id, tempId, message, senderId: user.id, senderType: user.type });
    answerAsTraveler(app, ticket, sent);
    return { message: 'Message sent.', data: sent };
  },

  async checkOrCreate({ body: { orderId }, context: { app, user } }) {
    const opened = isRecordId(orderId) ? await openTicketOf(app, user, Number(orderId)) : undefined;
    if (opened === undefined) throw new Refusal(404, 'Order not found.');
    const { id, isNew } = opened;
    return { status: isNew ? 'created' : 'exists', data: app.chat.switches.openedTicket === 'id' ? { id } : { ticket_id: id } };
  },
};
