import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { productFormEndpoints } from '@valise/contract';
import { aForm, startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
import { contractManners } from './manners.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.post('/sandbox/manners', contractManners));
afterAll(() => sandbox.remove());

const get = async (path: string) => {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${await tokenOf(sandbox)}` };
  return (await fetch(`${sandbox.address}/api${path}`, { headers })).json();
};

test.each([
  ['paginator', 'last_page'],
  ['wrapped', 'data.last_page'],
  ['resource', 'meta.last_page'],
])('a list in pages of the form %s has 15 items and says how many pages there are', async (pages, path) => {
  await sandbox.post('/sandbox/manners', { pages });
  const answer: unknown = await get('/orders');
  expect(answer).toHaveProperty(path, 13);
  expect(answer).toHaveProperty(pages === 'wrapped' ? 'data.data.length' : 'data.length', 15);
});

test.each([
  ['plain', '2026-12-24'],
  ['utc', '2026-12-24T00:00:00.000000Z'],
  ['madrid', '2026-12-23T23:00:00.000000Z'],
])('of a %s application a blackout date is %s', async (days, sent) => {
  await sandbox.client(await tokenOf(sandbox)).call(productFormEndpoints.add, { body: aForm({ blackoutDate: '2026-12-24' }) });
  await sandbox.post('/sandbox/manners', { days });
  expect(await get('/products')).toHaveProperty('data.0.blackout_date', sent);
});

test('an unknown manner is refused', async () => {
  expect((await sandbox.post('/sandbox/manners', { pages: 'some' })).status).toBe(422);
  expect((await sandbox.post('/sandbox/manners', { toString: 'whole' })).status).toBe(422);
});

test.each([
  ['classes', ['App\\Models\\Partner', 'App\\Models\\Traveler']],
  ['users', ['App\\User', 'App\\User']],
])('senders come as %s', async (senderTypes, [partner, traveler]) => {
  await sandbox.post('/sandbox/manners', { senderTypes });
  const { data } = (await get('/support-tickets/42/messages')) as { data: { messages: { sender_type: string }[] } };
  const sent = new Set(data.messages.map(({ sender_type: type }) => type));
  expect(sent).toEqual(new Set([partner, traveler]));
});
