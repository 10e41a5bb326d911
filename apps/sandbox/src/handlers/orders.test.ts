import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dashboardEndpoints, notificationEndpoints, orderEndpoints, riderEndpoints } from '@valise/contract';
import { problemOfCall, startTestSandbox, type TestSandbox, tokenOf, tokenOfNewcomer, tokenOfStaff } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  token = await tokenOf(sandbox);
});
afterEach(() => sandbox.remove());

const client = () => sandbox.client(token);
const assign = (orderId: string, riderId: string, as = client()) => as.call(orderEndpoints.assignRider, { body: { orderId, riderId } });
const assignPlainly = async (orderId: string, riderId: string) => {
  const answer = await sandbox.post('/api/orders/assign-rider', { order_id: orderId, rider_id: riderId }, { Authorization: `Bearer ${token}` });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const one = (id: string, as = client()) => as.call(orderEndpoints.one, { params: { id } });
const riderOf = async (id: string) => (await client().call(riderEndpoints.list)).find((rider) => rider.id === id);
const newestNotice = async (as = client()) => (await as.call(notificationEndpoints.list))[0]!;

test('an assigned order leaves the pending ones, enters the queue, counts for its rider, and the partner and staff are notified', async () => {
  const pending = async () => (await client().call(dashboardEndpoints.states)).find(({ label }) => label === 'Pending Orders')?.value;
  expect(await pending()).toBe('6');
  await assign('20424', 'RD-131');
  expect(await pending()).toBe('5');
  expect(await one('20424')).toMatchObject({ status: 'Processing', rider: { name: 'Tomás Rey', phone: '+34 655 550 131' } });
  const [first] = await client().call(dashboardEndpoints.queue);
  expect(first).toEqual({ id: '20424', status: 'processing', product: 'Silk Slip Dress', customer: 'Yuki Tanaka', productAvailability: 'Rented' });
  expect((await riderOf('RD-131'))?.currentAssignedOrders).toBe(1);
  for (const told of [client(), sandbox.client(await tokenOfStaff(sandbox))])
    expect(await newestNotice(told)).toMatchObject({ title: 'Rider assigned', url: '/orders/ordersdetail/20424' });

  await sandbox.restart();
  expect((await one('20424')).rider?.name).toBe('Tomás Rey');
});

describe('an assignment is refused', () => {
  test('with the order as it is now when it has a rider, who keeps it', async () => {
    await assign('20424', 'RD-104');
    expect(await assignPlainly('20424', 'RD-131')).toMatchObject({
      status: 409,
      body: { message: 'This order already has a rider.', data: { id: 20_424, status: 'Processing', rider: { name: 'Nadia Benali' } } },
    });
    expect((await one('20424')).rider?.name).toBe('Nadia Benali');
    expect((await riderOf('RD-131'))?.currentAssignedOrders).toBe(0);
  });

  test('with the rider as they are now when they are offline', async () => {
    await sandbox.post('/sandbox/riders/availability', { id: 'RD-131', availability: 'Offline' });
    expect(await assignPlainly('20424', 'RD-131')).toMatchObject({
      status: 409,
      body: { message: 'Tomás Rey is offline.', data: { id: 'RD-131', availability_status: 'Offline' } },
    });
    expect((await one('20424')).rider).toBeNull();
  });

  test('to one of two at the same time', async () => {
    const answers = await Promise.all(['RD-104', 'RD-131'].map((rider) => assignPlainly('20424', rider)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const counts = await Promise.all(['RD-104', 'RD-131'].map(riderOf));
    expect(counts.reduce((sum, rider) => sum + (rider?.currentAssignedOrders ?? 0), 0)).toBe(2);
  });

  test('in Laravel’s words, by the fields of the wire', async () => {
    expect(await assignPlainly('', ' ')).toEqual({
      status: 422,
      body: {
        message: 'The order id field is required.',
        errors: { order_id: ['The order id field is required.'], rider_id: ['The rider id field is required.'] },
      },
    });
    expect((await problemOfCall(assign('20424', 'RD-000'))).fields).toEqual({ riderId: ['The selected rider id is invalid.'] });
  });

  test.each(['999', '0', '-1', '1.5', 'abc', '1e3', '9007199254740993'])('for the order %s, which is not there', async (id) => {
    expect(await problemOfCall(assign(id, 'RD-131'))).toMatchObject({ status: 404, serverMessage: 'Order not found.' });
    expect((await problemOfCall(one(id))).status).toBe(404);
  });
});

test('people see and assign their own orders alone, staff everybody’s', async () => {
  const newcomer = sandbox.client(await tokenOfNewcomer(sandbox));
  expect(await newcomer.call(orderEndpoints.list)).toEqual([]);
  expect((await problemOfCall(one('20424', newcomer))).status).toBe(404);
  expect((await problemOfCall(assign('20424', 'RD-131', newcomer))).status).toBe(404);
  expect((await problemOfCall(sandbox.client().call(orderEndpoints.list))).status).toBe(401);
  expect((await problemOfCall(sandbox.client().call(riderEndpoints.list))).status).toBe(401);

  const staff = sandbox.client(await tokenOfStaff(sandbox));
  expect(await staff.call(orderEndpoints.list)).toHaveLength(192);
  await assign('20424', 'RD-131', staff);
  expect((await newestNotice()).message).toBe('Tomás Rey will deliver order #20424.');
});

describe('the console', () => {
  test('places an order, of which the partner and staff are notified', async () => {
    const { id } = (await (await sandbox.post('/sandbox/orders/new', {})).json()) as { id: number };
    expect(id).toBe(20_425);
    const [newest] = await client().call(orderEndpoints.list);
    expect(newest).toMatchObject({ id: '20425', status: 'Pending', rider: null });
    for (const told of [client(), sandbox.client(await tokenOfStaff(sandbox))])
      expect(await newestNotice(told)).toMatchObject({ title: 'New order', url: '/orders/ordersdetail/20425' });
  });

  test('assigns a rider elsewhere, with a notification or quietly', async () => {
    expect(await (await sandbox.post('/sandbox/orders/assign-elsewhere', { id: 20_424, isQuiet: true })).json()).toMatchObject({ id: 20_424 });
    expect((await newestNotice()).title).not.toBe('Rider assigned');
    expect((await sandbox.post('/sandbox/orders/assign-elsewhere', { id: 20_424 })).status).toBe(409);
    expect((await sandbox.post('/sandbox/orders/assign-elsewhere', {})).status).toBe(200);
    expect((await newestNotice()).title).toBe('Rider assigned');
  });

  test('refuses an availability that there is not', async () => {
    for (const body of [{ id: 'RD-131', availability: 'Away' }, { id: 'RD-000', availability: 'Online' }, null])
      expect((await sandbox.post('/sandbox/riders/availability', body)).status).toBe(422);
  });
});

test('more demo orders come with a restart, and what was assigned stays', async () => {
  await assign('20424', 'RD-131');
  await sandbox.restart({ orders: 300 });
  const orders = await client().call(orderEndpoints.list);
  expect(orders).toHaveLength(300);
  expect(orders.find(({ id }) => id === '20424')?.rider?.name).toBe('Tomás Rey');
});
