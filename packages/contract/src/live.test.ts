import { describe, expect, test } from 'vitest';
import { notificationEndpoints } from './notifications.ts';
import { order } from './orders.ts';
import { liveEvents, readEvent, ticketChannel, userChannel } from './realtime.ts';
import { refund } from './refunds.ts';
import { aMessage, aNotification, anOrder, aRefund, aTicket, read } from './samples/index.ts';
import { supportEndpoints, ticket } from './support.ts';
import { clientAnswered } from './testing.ts';

const answered = (answer: unknown) => clientAnswered(async () => Response.json(answer));

describe('a live event', () => {
  test('carries a message bare or under `message`', () => {
    const message = aMessage({ tempId: 't1' });
    const bare = readEvent(liveEvents.supportMessageSent, message);
    expect(bare).toMatchObject({ id: '9001', tempId: 't1', message: message.message });
    expect(readEvent(liveEvents.supportMessageSent, { message })).toEqual(bare);
  });

  test('carries a notification nested or flat', () => {
    const data = { message: 'Order #1 waits', title: 'New order', url: '/orders/ordersdetail/1' };
    const nested = readEvent(liveEvents.notification, { id: 'n1', data });
    expect(nested).toEqual({ id: 'n1', readAt: null, ...data });
    expect(readEvent(liveEvents.notification, { id: 'n1', type: 'App\\Notifications\\NewOrder', ...data })).toEqual(nested);
  });

  test.each([undefined, null, 'text', {}, { message: 'without an id' }])('that does not fit (%j) is null and throws nothing', (payload) => {
    expect(readEvent(liveEvents.supportMessageSent, payload)).toBeNull();
    expect(readEvent(liveEvents.notification, payload)).toBeNull();
  });

  test('arrives on the channels that the documents name', () => {
    expect(userChannel({ type: 'Partner', id: '7' })).toBe('App.Models.Partner.7');
    expect(ticketChannel('42')).toBe('support.ticket.42');
  });
});

test('notifications come as a list or under `notifications`, and one without text is still one', async () => {
  const rows = [aNotification(), { id: 'n2', read_at: '2026-11-20T09:00:00Z', data: {} }];
  const bare = await answered(rows).call(notificationEndpoints.list);
  expect(await answered({ notifications: rows }).call(notificationEndpoints.list)).toEqual(bare);
  expect(bare[1]).toEqual({ id: 'n2', readAt: '2026-11-20T09:00:00Z', message: '', title: '', url: null });
});

describe('support', () => {
  const send = (answer: unknown) =>
    answered(answer).call(supportEndpoints.send, { body: { ticketId: '42', message: 'Hello', tempId: 't1' } });

  test('reads a sent message wherever the answer puts it', async () => {
    const message = aMessage();
    const bare = await send(message);
    expect(bare).toMatchObject({ id: '9001', senderId: '301', status: 'sent', tempId: null, isTemporary: false });
    for (const answer of [{ message }, { data: { message } }, { message: 'Sent', data: message }]) expect(await send(answer)).toEqual(bare);
  });

  test('sends the temp id along', async () => {
    const bodies: unknown[] = [];
    const client = clientAnswered(async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json(aMessage());
    });
    await client.call(supportEndpoints.send, { body: { ticketId: '42', message: 'Hello', tempId: 't1' } });
    expect(bodies).toEqual([{ ticket_id: '42', message: 'Hello', tempId: 't1' }]);
  });

  test.each([
    [{ status: 'created', data: { ticket_id: 42 } }, { ticketId: '42', isNew: true }],
    [{ status: 'exists', data: { id: 41 } }, { ticketId: '41', isNew: false }],
    [{ data: { id: 9, ticket_id: 42, status: 'created' } }, { ticketId: '42', isNew: true }],
    [{ data: { id: 41, ticket_id: null } }, { ticketId: '41', isNew: false }],
  ])('opens the ticket that %j names', async (answer, opened) => {
    expect(await answered(answer).call(supportEndpoints.checkOrCreate, { body: { orderId: '1' } })).toEqual(opened);
  });

  test('opens nothing when no ticket is named', async () => {
    await expect(answered({ status: 'created' }).call(supportEndpoints.checkOrCreate, { body: { orderId: '1' } })).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });

  test('keeps a thread whole when one of its messages does not fit', () => {
    const wire = { ...aTicket(), messages: [aMessage(), { message: 'without an id' }] } as ReturnType<typeof aTicket>;
    expect(read(ticket, wire).messages).toHaveLength(1);
  });
});

describe('an order', () => {
  test('keeps a status that nobody knows, and a moment as it was sent', () => {
    expect(read(order, anOrder({ status: 'On hold', eta: 'Tomorrow, maybe' }))).toMatchObject({ status: 'On hold', eta: 'Tomorrow, maybe' });
  });

  test.each([null, [], '', undefined])('has no rider when the server sends %j', (rider) => {
    expect(read(order, anOrder({ rider } as Parameters<typeof anOrder>[0])).rider).toBeNull();
  });

  test('has a rider who is only named', () => {
    expect(read(order, anOrder({ rider: 'Àlex Ferrer' })).rider).toMatchObject({ name: 'Àlex Ferrer', email: null });
  });

  test('shows no money that the server did not send', () => {
    const { discount, shipping, shippingCarrier, transactions } = read(order, { id: 1 });
    expect({ discount, shipping, shippingCarrier, transactions }).toEqual({ discount: null, shipping: null, shippingCarrier: null, transactions: [] });
  });
});

test('a refund knows its people from its order when it names none itself', () => {
  const wire = aRefund({ traveler: null, partner: null, order: { id: 5, traveler_name: 'Emma Dahl', partner_name: 'Paris Boutique', rider: null } });
  expect(read(refund, wire)).toMatchObject({ travelerName: 'Emma Dahl', partnerName: 'Paris Boutique', order: { id: '5', items: [] } });
  expect(read(refund, aRefund({ order: null }))).toMatchObject({ travelerName: 'Emma Dahl', traveler: { name: 'Emma Dahl' } });
});
