import { type Client, dashboardEndpoints, Problem, productEndpoints } from '@valise/contract';
import { createConnection } from '@valise/features/shell';
import { expect, test } from 'vitest';
import { watchRequests } from './watchRequests.ts';

test.each([
  ['no response', new Problem('unreachable'), true],
  ['no response in time', new Problem('timeout'), true],
  ['a proxy without its server', new Problem('refused', { status: 502 }), true],
  ['a refusal', new Problem('refused', { status: 404 }), false],
  ['a failure of the server', new Problem('refused', { status: 500 }), false],
])('%s', async (_, problem, isLost) => {
  const connection = createConnection();
  let isFailing = true;
  const call = async () => {
    if (isFailing) throw problem;
    return [];
  };
  const client = watchRequests({ call, addressOf: () => '' } as unknown as Client, connection);
  await expect(client.call(productEndpoints.list)).rejects.toBe(problem);
  expect(connection.getSnapshot().tryingSince !== null).toBe(isLost);
  isFailing = false;
  await client.call(productEndpoints.list);
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: null });
});

test('an endpoint that alone gets no response is no outage; all of them are', async () => {
  const connection = createConnection();
  const blocked = new Set<unknown>([productEndpoints.list]);
  const call = async (endpoint: unknown) => {
    if (blocked.has(endpoint)) throw new Problem('unreachable');
    return {};
  };
  const client = watchRequests({ call, addressOf: () => '' } as unknown as Client, connection);
  const isLost = () => connection.getSnapshot().tryingSince !== null;
  await expect(client.call(productEndpoints.list)).rejects.toThrow(Problem);
  expect(isLost()).toBe(true);
  await client.call(dashboardEndpoints.states);
  await expect(client.call(productEndpoints.list)).rejects.toThrow(Problem);
  expect(isLost()).toBe(false);
  blocked.add(dashboardEndpoints.states);
  await expect(client.call(dashboardEndpoints.states)).rejects.toThrow(Problem);
  expect(isLost()).toBe(true);
});
