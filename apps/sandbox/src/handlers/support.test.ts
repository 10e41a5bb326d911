import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SupportMessageDraft, supportEndpoints } from '@valise/contract';
import { problemOfCall, startTestSandbox, type TestSandbox, tokenOf, tokenOfGuest, tokenOfNewcomer, tokenOfStaff } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let tokens: Record<'partner' | 'staff' | 'guest' | 'newcomer', string>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  tokens = {
    partner: await tokenOf(sandbox),
    staff: await tokenOfStaff(sandbox),
    guest: await tokenOfGuest(sandbox),
    newcomer: await tokenOfNewcomer(sandbox),
  };
});
afterAll(() => sandbox.remove());

type Who = keyof typeof tokens;
const as = (who: Who) => sandbox.client(tokens[who]);
const list = (who: Who) => as(who).call(supportEndpoints.list);
const thread = (who: Who, id = '42') => as(who).call(supportEndpoints.thread, { params: { id } });
const send = (who: Who, draft: Partial<SupportMessageDraft> = {}) =>
  as(who).call(supportEndpoints.send, { body: { ticketId: '42', message: 'Hello', ...draft } });
const setStatus = (who: Who, status: string, id = '42') => as(who).call(supportEndpoints.setStatus, { params: { id }, body: { status } });

describe('the list', () => {
  test.each([
    ['partner', ['42', '41', '39', '36', '33', '30', '27', '25']],
    ['guest', ['24', '23']],
    ['newcomer', []],
  ] as const)('of the %s has their own tickets', async (who, ids) => {
    expect((await list(who)).map(({ id }) => id).toSorted((a, b) => Number(b) - Number(a))).toEqual(ids);
  });

  test('of staff has everybody’s', async () => {
    expect(await list('staff')).toHaveLength(10);
  });

  test('is newest first, with people and messages', async () => {
    const tickets = await list('partner');
    expect(tickets.map(({ createdAt }) => createdAt)).toEqual(tickets.map(({ createdAt }) => createdAt).toSorted().toReversed());
    const first = tickets.find(({ id }) => id === '42');
    expect(first).toMatchObject({ ticketId: 'TCK-1042', status: 'Pending', orderId: '20391', sender: { type: 'Traveler', name: 'Emma Dahl' } });
    expect(first?.messages.map(({ senderType }) => senderType)).toEqual(['user', 'Partner', 'user', 'Partner', 'Partner']);
  });
});

describe('a ticket', () => {
  test('is read by its partner and by staff, as the one ticket', async () => {
    expect(await thread('partner')).toEqual(await thread('staff'));
  });

  test.each([
    ['newcomer', '42'],
    ['guest', '42'],
    ['partner', '24'],
    ['partner', '9999'],
    ['partner', '042'],
    ['partner', 'x'],
  ] as const)('of the %s numbered %s is not found, whatever is wanted of it', async (who, id) => {
    const before = await list('staff');
    const calls = [thread(who, id), send(who, { ticketId: id }), setStatus(who, 'Rejected', id)];
    for (const call of calls) expect(await problemOfCall(call)).toMatchObject({ status: 404, serverMessage: 'Ticket not found.' });
    expect(await list('staff')).toEqual(before);
  });

  test('of an order can be read but not changed by the type user, who can write on the other', async () => {
    expect(await thread('guest', '24')).toMatchObject({ orderId: '201' });
    for (const call of [send('guest', { ticketId: '24' }), setStatus('guest', 'Rejected', '24')]) expect((await problemOfCall(call)).status).toBe(403);
    expect(await send('guest', { ticketId: '23' })).toMatchObject({ senderId: '9', senderType: 'user' });
  });

  test.each(['In Progress', 'Rejected', 'Resolved', 'Pending'])('becomes %s', async (status) => {
    await setStatus('partner', status, '41');
    expect((await thread('partner', '41')).status).toBe(status);
  });

  test.each(['', 'pending', 'Closed'])('does not become %j', async (status) => {
    expect(await problemOfCall(setStatus('partner', status))).toMatchObject({ status: 422, fields: { status: ['The selected status is invalid.'] } });
  });
});

describe('opening the ticket of an order', () => {
  const open = (who: Who, orderId: string) => as(who).call(supportEndpoints.checkOrCreate, { body: { orderId } });

  test.each(['id', 'ticket_id'])('finds the one that there is, named by data.%s', async (openedTicket) => {
    await sandbox.post('/sandbox/chat', { openedTicket });
    expect(await open('partner', '20391')).toEqual({ ticketId: '42', isNew: false });
    expect(await open('guest', '201')).toEqual({ ticketId: '24', isNew: false });
  });

  test('makes one, once, for whoever opens it first: from the order’s traveler', async () => {
    const opened = await Promise.all(['partner', 'staff', 'partner'].map((who) => open(who as Who, '20418')));
    expect(new Set(opened.map(({ ticketId }) => ticketId)).size).toBe(1);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { ticketId } = opened[0]!;
    expect(await thread('partner', ticketId)).toMatchObject({
      ticketId: `TCK-${1000 + Number(ticketId)}`,
      orderId: '20418',
      status: 'Pending',
      sender: { type: 'Traveler', name: 'Amelia Thornton', email: 'amelia.thornton@post.uk' },
      messages: [],
    });
    const own = await open('guest', '202');
    expect(await thread('guest', own.ticketId)).toMatchObject({ sender: { type: 'user', email: 'jonah@valise.club' } });
  });

  test.each([
    ['newcomer', '20391'],
    ['partner', '201'],
    ['partner', '99999'],
    ['partner', 'x'],
  ] as const)('is refused to the %s for order %s', async (who, orderId) => {
    const before = await list('staff');
    expect(await problemOfCall(open(who, orderId))).toMatchObject({ status: 404, serverMessage: 'Order not found.' });
    expect(await list('staff')).toEqual(before);
  });
});

describe('a message', () => {
  test('is answered as it is stored, with its temp id, and ends the thread', async () => {
    const sent = await send('partner', { message: '  Two lines\nand blanks ', tempId: 't-1' });
    expect(sent).toMatchObject({ message: '  Two lines\nand blanks ', tempId: 't-1', senderId: '7', senderType: 'Partner', status: 'sent' });
    expect((await thread('partner')).messages.at(-1)).toEqual(sent);
  });

  test('is later than all before it, also within one millisecond', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('partner')));
    const times = (await thread('partner')).messages.map(({ createdAt }) => createdAt);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual(times.toSorted());
  });

  test.each([
    ['', 'The message field is required.'],
    [' \n\t', 'The message field is required.'],
    ['x'.repeat(10_001), 'The message must not be greater than 10000 characters.'],
  ])('of %j is refused', async (message, why) => {
    const before = await thread('partner');
    expect(await problemOfCall(send('partner', { message }))).toMatchObject({ status: 422, serverMessage: why, fields: { message: [why] } });
    expect(await thread('partner')).toEqual(before);
  });

  test('of 10,000 characters is taken', async () => {
    expect((await send('partner', { message: 'x'.repeat(10_000) })).message).toHaveLength(10_000);
  });
});
