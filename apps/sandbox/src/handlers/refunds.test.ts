import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notificationEndpoints, refundEndpoints } from '@valise/contract';
import { problemOfCall, startTestSandbox, type TestSandbox, tokenOf, tokenOfNewcomer, tokenOfStaff } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  token = await tokenOf(sandbox);
});
afterEach(() => sandbox.remove());

const client = () => sandbox.client(token);
const list = () => client().call(refundEndpoints.list);
const one = (id: string, as = client()) => as.call(refundEndpoints.one, { params: { id } });
const decide = (id: string, status: string, as = client()) => as.call(refundEndpoints.setStatus, { body: { id, status } });
const decidePlainly = async (id: unknown, status: unknown) => {
  const answer = await sandbox.post('/api/refunds/status-update', { id, status }, { Authorization: `Bearer ${token}` });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const newestNotice = async (as = client()) => (await as.call(notificationEndpoints.list))[0]!;

test('a refund has its evidence and its order’s parts, and in the list the names of its order alone', async () => {
  const refunds = await list();
  expect(refunds).toHaveLength(48);
  expect(refunds[0]).toMatchObject({ id: '82', refundId: 'RF-3082', amount: 120, status: 'Pending', travelerName: 'Emma Dahl', partnerName: 'Barcelona Flagship' });
  expect(refunds[0]!.order).toMatchObject({ id: '20391', rider: { name: 'Àlex Ferrer' }, items: [], transactions: [] });

  const full = await one('82');
  expect(full.order).toMatchObject({ id: '20391', itemsCount: 2, rider: { name: 'Àlex Ferrer' }, contactPerson: null });
  expect(full.order!.items.map(({ productName }) => productName)).toEqual(['Evening Wrap Dress', 'Silk Slip Dress']);
  const answers = await Promise.all(full.images.map((address) => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
});

test('answers are wrapped as the documents show', async () => {
  const answer = async (path: string) => (await sandbox.fetch(path, { headers: { Authorization: `Bearer ${token}` } })).json() as Promise<unknown>;
  expect(await answer('/api/refunds')).toMatchObject({ data: expect.any(Array) as unknown });
  expect(await answer('/api/refunds/82')).toMatchObject({ data: { data: { refund_id: 'RF-3082', amount: '120.00' } } });
});

test.each([
  ['Processed', 'Refund Processed successfully!'],
  ['Rejected', 'Refund Rejected successfully!'],
])('a decision for %s is kept, and the partner and staff are notified', async (status, message) => {
  expect((await decide('82', status)).message).toBe(message);
  expect((await one('82')).status).toBe(status);
  expect((await list())[0]!.status).toBe(status);
  const notice = { title: 'Refund decided', message: `Refund RF-3082 on order #20391 is ${status}.`, url: '/refund/refundsdetail/82' };
  for (const told of [client(), sandbox.client(await tokenOfStaff(sandbox))]) expect(await newestNotice(told)).toMatchObject(notice);
  await sandbox.restart();
  expect((await one('82')).status).toBe(status);
});

describe('a decision is refused', () => {
  test('with the refund as it is now when it is decided already', async () => {
    await decide('82', 'Rejected');
    expect(await decidePlainly(82, 'Processed')).toMatchObject({
      status: 409,
      body: { message: 'This refund is already Rejected.', data: { id: 82, status: 'Rejected' } },
    });
    expect((await one('82')).status).toBe('Rejected');
  });

  test('to one of two at the same time', async () => {
    const answers = await Promise.all(['Processed', 'Rejected'].map((status) => decidePlainly(82, status)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each(['Pending', 'processed', 'Paid'])('for the status %s, in Laravel’s words', async (status) => {
    expect(await decidePlainly(82, status)).toEqual({
      status: 422,
      body: { message: 'The selected status is invalid.', errors: { status: ['The selected status is invalid.'] } },
    });
  });

  test('without an id or a status', async () => {
    expect(await decidePlainly('', '')).toMatchObject({ status: 422, body: { errors: { id: ['The id field is required.'], status: ['The status field is required.'] } } });
  });

  test.each(['999', '0', '-1', '1.5', 'abc', '1e3', '9007199254740993'])('for the refund %s, which is not there', async (id) => {
    expect(await problemOfCall(decide(id, 'Processed'))).toMatchObject({ status: 404, serverMessage: 'Refund not found.' });
    expect((await problemOfCall(one(id))).status).toBe(404);
  });
});

test('people see and decide their own refunds alone, staff everybody’s', async () => {
  const newcomer = sandbox.client(await tokenOfNewcomer(sandbox));
  expect(await newcomer.call(refundEndpoints.list)).toEqual([]);
  expect((await problemOfCall(one('82', newcomer))).status).toBe(404);
  expect((await problemOfCall(decide('82', 'Processed', newcomer))).status).toBe(404);
  expect((await problemOfCall(sandbox.client().call(refundEndpoints.list))).status).toBe(401);
  expect((await one('82')).status).toBe('Pending');

  await decide('82', 'Processed', sandbox.client(await tokenOfStaff(sandbox)));
  expect((await newestNotice()).title).toBe('Refund decided');
});

describe('the console', () => {
  test('requests a refund, of which the partner is notified', async () => {
    const { id } = (await (await sandbox.post('/sandbox/refunds/new', {})).json()) as { id: number };
    const [newest] = await list();
    expect(newest).toMatchObject({ id: String(id), status: 'Pending' });
    expect(newest!.images).toHaveLength(4);
    expect(await newestNotice()).toMatchObject({ title: 'Refund requested', url: `/refund/refundsdetail/${id}` });
  });

  test('decides a refund elsewhere, with a notification or quietly', async () => {
    expect(await (await sandbox.post('/sandbox/refunds/decide-elsewhere', { id: 82, status: 'Rejected', isQuiet: true })).json()).toMatchObject({ id: 82 });
    expect((await one('82')).status).toBe('Rejected');
    expect((await newestNotice()).title).not.toBe('Refund decided');
    expect((await sandbox.post('/sandbox/refunds/decide-elsewhere', { id: 82 })).status).toBe(409);
    const { id } = (await (await sandbox.post('/sandbox/refunds/decide-elsewhere', {})).json()) as { id: number };
    expect((await one(String(id))).status).toBe('Processed');
    expect((await newestNotice()).title).toBe('Refund decided');
  });
});

test('more demo refunds come with a restart, and what was decided stays', async () => {
  await decide('82', 'Processed');
  await sandbox.restart({ refunds: 120 });
  const refunds = await list();
  expect(refunds).toHaveLength(120);
  expect(refunds[0]).toMatchObject({ id: '82', status: 'Processed' });
});
