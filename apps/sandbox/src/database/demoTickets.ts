import type { SupportMessageWire, TicketWire } from '@valise/contract';
import { aMessage, aReply, aTicket, at, sampleToday, ticketSamples } from '@valise/contract/samples';
import type { Database } from './open.ts';
import { messages, tickets } from './schema.ts';

const text = (value: unknown) => String(value ?? '');
const instantOf = (value: unknown) => Date.parse(text(value));

type Author = Pick<typeof tickets.$inferInsert, 'authorId' | 'authorType'>;

/** The author of a ticket's own messages: the id and type of the person who opened it. */
function authorOf({ id, sender, messages: sent }: TicketWire): Author {
  const first = sent?.[0];
  if (first !== undefined) return { authorId: Number(first.sender_id), authorType: text(first.sender_type) };
  return { authorId: 400 + Number(id), authorType: sender?.type === 'Traveler' ? 'user' : text(sender?.type) };
}

const ticketRow = (wire: TicketWire, ownerId: number, author: Author): typeof tickets.$inferInsert => ({
  id: Number(wire.id),
  ownerId,
  subject: text(wire.subject),
  message: text(wire.message),
  status: text(wire.status),
  createdAt: instantOf(wire.created_at),
  orderId: wire.order_id === null ? null : Number(wire.order_id),
  senderType: text(wire.sender?.type),
  senderName: text(wire.sender?.name),
  senderEmail: text(wire.sender?.email),
  ...author,
});

const messageRow = (wire: SupportMessageWire, ticketId: number): typeof messages.$inferInsert => ({
  ticketId,
  tempId: wire.tempId === undefined || wire.tempId === null ? null : text(wire.tempId),
  message: text(wire.message),
  senderId: Number(wire.sender_id),
  senderType: text(wire.sender_type),
  createdAt: instantOf(wire.created_at),
});

/** The guest's first order. */
const GUEST_ORDER = 201;

/** Tickets of the `user` account: one about an order, and one without an order. */
function guestTickets(guestId: number): TicketWire[] {
  const sender = { type: 'user', name: 'Jonah Reed', email: 'jonah@valise.club', profile_photo: null };
  const own = (message: string, time: string) =>
    aMessage({ message, sender_id: guestId, sender_type: 'user', created_at: at(sampleToday, -1, time) });
  return [
    aTicket({
      id: 24,
      ticket_id: 'TCK-1024',
      subject: 'Is the coat lined?',
      message: 'Is the coat lined? I am going to the mountains.',
      created_at: at(sampleToday, -1, '10:00'),
      status: 'In Progress',
      order_id: GUEST_ORDER,
      sender,
      messages: [
        own('Is the coat lined? I am going to the mountains.', '10:00'),
        aReply({ message: 'It is, with wool. Enjoy the snow.', created_at: at(sampleToday, -1, '10:20') }),
      ],
    }),
    aTicket({
      id: 23,
      ticket_id: 'TCK-1023',
      subject: 'Change of my e-mail address',
      message: 'Where can I change my e-mail address?',
      created_at: at(sampleToday, -2, '10:00'),
      status: 'Pending',
      order_id: null,
      sender,
      messages: [],
    }),
  ];
}

/** The samples' tickets for the partner, and two tickets for the guest. */
export async function insertDemoTickets(db: Database, { partner, guest }: { partner: number; guest: number }): Promise<void> {
  const guests = guestTickets(guest);
  await db.insert(tickets).values([
    ...ticketSamples.map((wire) => ticketRow(wire, partner, authorOf(wire))),
    ...guests.map((wire) => ticketRow(wire, guest, { authorId: guest, authorType: 'user' })),
  ]);
  await db.insert(messages).values(
    [...ticketSamples, ...guests].flatMap(({ id, messages: sent = [] }) => (sent ?? []).map((message) => messageRow(message, Number(id)))),
  );
}
