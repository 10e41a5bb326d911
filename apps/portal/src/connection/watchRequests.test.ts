import { type Client, Problem, productEndpoints } from '@valise/contract';
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
  expect(connection.getSnapshot()).toMatchObject({ tryingSince: null, recoveries: isLost ? 1 : 0 });
});
