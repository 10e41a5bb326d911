import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
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

test('an unknown manner is refused', async () => {
  expect((await sandbox.post('/sandbox/manners', { pages: 'some' })).status).toBe(422);
  expect((await sandbox.post('/sandbox/manners', { toString: 'whole' })).status).toBe(422);
});
