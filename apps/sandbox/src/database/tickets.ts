import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SupportMessageWire, TicketWire } from '@valise/contract';
import type { AppContext } from '../appContext.ts';
import { ownedBy } from '../http/caller.ts';
import { type MessageRow, messages, type OrderRow, orders, type TicketRow, tickets, type UserRow } from './schema.ts';

/** The number of a ticket on screen. */
export const ticketNumber = (id: number) => `TCK-${1000 + id}`;

export function messageWire({ id, tempId, message, senderId, senderType, createdAt }: MessageRow): SupportMessageWire {
  return {
    id,
    ...(tempId === null ? {} : { tempId }),
    message,
    sender_id: senderId,
    sender_type: senderType,
    created_at: new Date(createdAt).toISOString(),
    status: 'sent',
    temp: false,
  };
}

const ticketWire = (row: TicketRow, sent: readonly MessageRow[]): TicketWire => ({
  id: row.id,
  ticket_id: ticketNumber(row.id),
  subject: row.subject,
  message: row.message,
  created_at: new Date(row.createdAt).toISOString(),
  status: row.status,
  order_id: row.orderId,
  sender: { type: row.senderType, name: row.senderName, email: row.senderEmail, profile_photo: null },
  messages: sent.map(messageWire),
});

export async function listTickets({ db }: AppContext, user: UserRow): Promise<TicketWire[]> {
  const rows = await db.select().from(tickets).where(ownedBy(user, tickets.ownerId)).orderBy(desc(tickets.createdAt), desc(tickets.id));
  const sent = await db
    .select()
    .from(messages)
    .where(inArray(messages.ticketId, db.select({ id: tickets.id }).from(tickets).where(ownedBy(user, tickets.ownerId))))
    .orderBy(messages.createdAt);
  const threads = new Map<number, MessageRow[]>(rows.map(({ id }) => [id, []]));
  for (const message of sent) threads.get(message.ticketId)?.push(message);
  return rows.map((row) => ticketWire(row, threads.get(row.id) ?? []));
}

/** The ticket, if this user may read it. */
export async function findTicket({ db }: AppContext, user: UserRow, id: number): Promise<TicketRow | undefined> {
  const [found] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), ownedBy(user, tickets.ownerId)));
  return found;
}

export async function withThread({ db }: AppContext, ticket: TicketRow): Promise<TicketWire> {
  return ticketWire(ticket, await db.select().from(messages).where(eq(messages.ticketId, ticket.id)).orderBy(messages.createdAt));
}

export async function setTicketStatus({ db }: AppContext, id: number, status: string): Promise<void> {
  await db.update(tickets).set({ status }).where(eq(tickets.id, id));
}

// People without an account are distinguished by their order.
const TRAVELERS = 1_000_000;

const senderOf = ({ traveler, id }: OrderRow, user: UserRow) =>
  user.type === 'user'
    ? { senderType: user.type, senderName: user.name, senderEmail: user.email, authorId: user.id, authorType: user.type }
    : {
        senderType: 'Traveler',
        senderName: String(traveler.name ?? ''),
        senderEmail: String(traveler.email ?? ''),
        authorId: TRAVELERS + id,
        authorType: 'user',
      };

/** The ticket of an order, created if there is none; undefined when the order is not this user's. */
export async function openTicketOf(app: AppContext, user: UserRow, orderId: number): Promise<{ id: number; isNew: boolean } | undefined> {
  const { db, now } = app;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), ownedBy(user, orders.ownerId)));
  if (order === undefined) return undefined;
  const [added] = await db
    .insert(tickets)
    .values({
      ownerId: order.ownerId,
      subject: `Order #${orderId}`,
      message: `A question about order #${orderId}.`,
      status: 'Pending',
      createdAt: now(),
      orderId,
      ...senderOf(order, user),
    })
    .onConflictDoNothing()
    .returning({ id: tickets.id });
  if (added !== undefined) return { ...added, isNew: true };
  const [found] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.orderId, orderId));
  return found === undefined ? undefined : { ...found, isNew: false };
}

export type NewMessage = Pick<MessageRow, 'ticketId' | 'tempId' | 'message' | 'senderId' | 'senderType'>;

/** The message that a user sent on a ticket with this temporary id. */
export async function messageSentAs({ db }: AppContext, { ticketId, senderId, tempId }: Pick<NewMessage, 'ticketId' | 'senderId'> & { tempId: string }) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), eq(messages.senderId, senderId), eq(messages.tempId, tempId)));
  return row && messageWire(row);
}

/** Adds a message after all others of its ticket, even when two arrive within a millisecond. */
export async function addMessage({ db, now }: AppContext, added: NewMessage): Promise<SupportMessageWire> {
  const last = sql`(SELECT max(${messages.createdAt}) FROM ${messages} WHERE ${messages.ticketId} = ${added.ticketId})`;
  const [row] = await db
    .insert(messages)
    .values({ ...added, createdAt: sql`max(${now()}, coalesce(${last} + 1, 0))` })
    .returning();
  if (row === undefined) throw new Error('The message was not stored');
  return messageWire(row);
}
