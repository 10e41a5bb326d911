import { userChannel } from '@valise/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
import { contractManners } from './manners.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.post('/sandbox/manners', contractManners));
afterAll(() => sandbox.remove());

test.each([
  ['own', 200, 'application/json'],
  ['missing', 404, 'application/json'],
  ['refuses', 403, 'application/json'],
  ['html', 200, 'text/html'],
])('the authorisation of channels that is %s answers %i', async (broadcasting, status, type) => {
  await sandbox.post('/sandbox/manners', { broadcasting });
  const headers = { Authorization: `Bearer ${await tokenOf(sandbox)}` };
  const body = { socket_id: '1.2', channel_name: `private-${userChannel({ type: 'Partner', id: '7' })}` };
  const response = await sandbox.post('/api/broadcasting/auth', body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain(type);
});

/** How a new socket ends: the code it is closed with, or the status of the response. */
const endOf = () =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/app/valise-sandbox?protocol=7`);
    socket.once('close', resolve);
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  });

test.each([
  ['unknownKey', 4001],
  ['refused', 502],
])('a new socket that is %s ends with %i', async (sockets, end) => {
  await sandbox.post('/sandbox/manners', { sockets });
  expect(await endOf()).toBe(end);
});
