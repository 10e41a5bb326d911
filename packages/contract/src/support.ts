import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, list, one, type Reply } from './reply.ts';
import { flag, id, many, maybe, optionalId, optionalText, sentId, text } from './scalars.ts';
import { isRecord, unwrapped } from './wrapping.ts';

/** One message of a thread. */
export const supportMessage = z.pipe(
  z.object({
    id,
    tempId: optionalId,
    message: text,
    sender_id: optionalId,
    sender_type: text,
    created_at: text,
    status: text,
    temp: flag,
  }),
  z.transform((wire) => ({
    id: wire.id,
    /** The id that its sender gave it, when the server repeats it. */
    tempId: wire.tempId,
    message: wire.message,
    senderId: wire.sender_id,
    senderType: wire.sender_type,
    createdAt: wire.created_at,
    /** 'sent' or 'failed', as sent. */
    status: wire.status,
    /** True for one that only its sender's browser knows. */
    isTemporary: wire.temp,
  })),
);
export type SupportMessageWire = z.input<typeof supportMessage>;
export type SupportMessage = z.output<typeof supportMessage>;

const sender = z.pipe(
  z.object({ type: text, name: text, email: text, profile_photo: optionalText }),
  z.transform(({ profile_photo, ...same }) => ({ ...same, profilePhoto: profile_photo })),
);
export type SenderWire = z.input<typeof sender>;
export type Sender = z.output<typeof sender>;

/** A ticket; in the list its messages may be missing. */
export const ticket = z.pipe(
  z.object({
    id,
    ticket_id: text,
    subject: text,
    message: text,
    created_at: text,
    status: text,
    order_id: optionalId,
    sender: maybe(sender),
    messages: many(supportMessage),
  }),
  z.transform((wire) => ({
    id: wire.id,
    /** The number that people read, for example 'TCK-1042'. */
    ticketId: wire.ticket_id,
    subject: wire.subject,
    message: wire.message,
    createdAt: wire.created_at,
    status: wire.status,
    /** Null for a ticket that belongs to no order. */
    orderId: wire.order_id,
    sender: wire.sender,
    messages: wire.messages,
  })),
);
export type TicketWire = z.input<typeof ticket>;
export type Ticket = z.output<typeof ticket>;

const sendBody = z.codec(
  z.object({ ticket_id: sentId, message: z.string(), tempId: z.optional(z.string()) }),
  z.object({ ticketId: z.string(), message: z.string(), tempId: z.optional(z.string()) }),
  {
    decode: ({ ticket_id, ...same }) => ({ ...same, ticketId: ticket_id }),
    encode: ({ ticketId, ...same }) => ({ ...same, ticket_id: ticketId }),
  },
);
export type SupportMessageDraft = z.output<typeof sendBody>;

const openedId = z.union([
  z.pipe(
    z.object({ ticket_id: id }),
    z.transform((wire) => wire.ticket_id),
  ),
  z.pipe(
    z.object({ id }),
    z.transform((wire) => wire.id),
  ),
]);

export interface OpenedTicket {
  ticketId: string;
  /** True when the order had no ticket before. */
  isNew: boolean;
}

/** The ticket id is data.ticket_id, else data.id; the status may stand beside `data` or in it (decisions.md, Orders). */
const opened: Reply<{ status?: string; data: z.input<typeof openedId> & { status?: string } }, OpenedTicket> = {
  async read(answer) {
    const inner = unwrapped(answer);
    const isNew = [answer, inner].some((level) => isRecord(level) && level.status === 'created');
    return { ticketId: z.parse(openedId, inner), isNew };
  },
};

export const supportEndpoints = {
  list: endpoint({ method: 'GET', path: '/support-tickets', reply: list(ticket) }),
  thread: endpoint({ method: 'GET', path: '/support-tickets/{id}/messages', reply: one(ticket) }),
  setStatus: endpoint({
    method: 'POST',
    path: '/support-tickets/{id}/status',
    body: z.object({ status: z.string() }),
    reply: acknowledged,
  }),
  send: endpoint({ method: 'POST', path: '/support-tickets/messages', body: sendBody, reply: one(supportMessage, 'message') }),
  checkOrCreate: endpoint({
    method: 'POST',
    path: '/support/check-or-create',
    body: z.codec(z.object({ order_id: sentId }), z.object({ orderId: z.string() }), {
      decode: ({ order_id }) => ({ orderId: order_id }),
      encode: ({ orderId }) => ({ order_id: orderId }),
    }),
    reply: opened,
  }),
};
