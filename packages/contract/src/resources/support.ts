import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one, type Reply } from '../endpoint/reply.ts';
import { type ModelOfBody, requestBody } from '../endpoint/requestBody.ts';
import { isRecord, unwrapped } from '../endpoint/wrapping.ts';
import { optionalMedia } from '../schema/media.ts';
import { model } from '../schema/model.ts';
import { flag, id, many, maybe, optionalId, sentId, text, whenSent } from '../schema/readers.ts';

/** One message of a thread. */
export const supportMessage = model({
  id: ['id', id],
  /** The sender's id of the message, when the server repeats it. */
  tempId: ['tempId', whenSent(optionalId)],
  message: ['message', text],
  senderId: ['sender_id', optionalId],
  senderType: ['sender_type', text],
  createdAt: ['created_at', text],
  /** 'sent' or 'failed', as sent. */
  status: ['status', text],
  /** True for a message that the server has not confirmed. */
  isTemporary: ['temp', flag],
});
export type SupportMessageWire = z.input<typeof supportMessage>;
export type SupportMessage = z.output<typeof supportMessage>;

const sender = model({
  type: ['type', text],
  name: ['name', text],
  email: ['email', text],
  profilePhoto: ['profile_photo', optionalMedia],
});
export type SenderWire = z.input<typeof sender>;
export type Sender = z.output<typeof sender>;

/** A ticket, in a list and with its thread. */
export const ticket = model({
  id: ['id', id],
  /** The number that people read, for example 'TCK-1042'. */
  ticketId: ['ticket_id', text],
  subject: ['subject', text],
  message: ['message', text],
  createdAt: ['created_at', text],
  status: ['status', text],
  /** Null for a ticket without an order. */
  orderId: ['order_id', optionalId],
  sender: ['sender', maybe(sender)],
  /** A list may omit them. */
  messages: ['messages', whenSent(many(supportMessage))],
});
export type TicketWire = z.input<typeof ticket>;
export type Ticket = z.output<typeof ticket>;

const sendBody = requestBody({
  ticketId: ['ticket_id', sentId],
  message: ['message', z.string()],
  tempId: ['tempId', z.optional(z.string())],
});
export type SupportMessageDraft = ModelOfBody<typeof sendBody>;

// Where a server sends both, `ticket_id` is the number that people read.
const openedId = model(
  { id: [['id', 'ticket_id'], whenSent(id)] },
  (read) => read.id,
);

export interface OpenedTicket {
  ticketId: string;
  /** True when the order had no ticket before. */
  isNew: boolean;
}

/** The ticket id is data.id, else data.ticket_id; the status may be beside `data` or in it. */
const opened: Reply<{ status?: string; data: z.input<typeof openedId> & { status?: string } }, OpenedTicket> = {
  async read(answer) {
    const inner = unwrapped(answer);
    const isNew = [answer, inner].some((level) => isRecord(level) && level.status === 'created');
    return { ticketId: z.parse(openedId, inner), isNew };
  },
};

export const supportEndpoints = endpointGroup('support', {
  list: endpoint({ method: 'GET', path: '/support-tickets', reply: list(ticket) }),
  thread: endpoint({ method: 'GET', path: '/support-tickets/{id}/messages', reply: one(ticket) }),
  setStatus: endpoint({
    method: 'POST',
    path: '/support-tickets/{id}/status',
    body: requestBody({ status: ['status', z.string()] }),
    reply: acknowledged,
  }),
  send: endpoint({ method: 'POST', path: '/support-tickets/messages', body: sendBody, reply: one(supportMessage, 'message') }),
  checkOrCreate: endpoint({
    method: 'POST',
    path: '/support/check-or-create',
    body: requestBody({ orderId: ['order_id', sentId] }),
    reply: opened,
  }),
});
