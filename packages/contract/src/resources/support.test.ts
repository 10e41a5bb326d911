import { describe, expect, test } from 'vitest';
import { aMessage, aTicket, read } from '../samples/index.ts';
import { clientWithFetch, clientWithResponse } from '../testing/clients.ts';
import { supportEndpoints, ticket } from './support.ts';

describe('support', () => {
  const send = (answer: unknown) =>
    clientWithResponse(answer).call(supportEndpoints.send, { body: { ticketId: '42', message: 'Hello', tempId: 't1' } });

  test('reads a sent message bare, under `message` and under `data`', async () => {
    const message = aMessage();
    const bare = await send(message);
    expect(bare).toMatchObject({ id: '9001', senderId: '301', status: 'sent', tempId: null, isTemporary: false });
    for (const answer of [{ message }, { data: { message } }, { message: 'Sent', data: message }]) expect(await send(answer)).toEqual(bare);
  });

  test('sends the temp id along', async () => {
    const bodies: unknown[] = [];
    const client = clientWithFetch(async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json(aMessage());
    });
    await client.call(supportEndpoints.send, { body: { ticketId: '42', message: 'Hello', tempId: 't1' } });
    expect(bodies).toEqual([{ ticket_id: '42', message: 'Hello', tempId: 't1' }]);
  });

  test.each([
    [{ status: 'created', data: { ticket_id: 42 } }, { ticketId: '42', isNew: true }],
    [{ status: 'exists', data: { id: 41 } }, { ticketId: '41', isNew: false }],
    [{ data: { id: 9, ticket_id: 42, status: 'created' } }, { ticketId: '9', isNew: true }],
    [{ data: { id: null, ticket_id: 41 } }, { ticketId: '41', isNew: false }],
  ])('opens the ticket that %j names', async (answer, opened) => {
    expect(await clientWithResponse(answer).call(supportEndpoints.checkOrCreate, { body: { orderId: '1' } })).toEqual(opened);
  });

  test('opens nothing when no ticket is named', async () => {
    await expect(clientWithResponse({ status: 'created' }).call(supportEndpoints.checkOrCreate, { body: { orderId: '1' } })).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });

  test('keeps a thread whole when one of its messages does not fit', () => {
    const wire = { ...aTicket(), messages: [aMessage(), { message: 'without an id' }] } as ReturnType<typeof aTicket>;
    expect(read(ticket, wire).messages).toHaveLength(1);
  });
});
