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

test('broken keys are one in each item after the first, and whole lists behind them', async () => {
  const sound = (await get('/refunds')) as { data: Record<string, unknown>[] };
  await sandbox.post('/sandbox/manners', { keys: 'broken' });
  const broken = (await get('/refunds')) as typeof sound;
  const differing = broken.data.map((item, place) => Object.keys(item).filter((key) => JSON.stringify(item[key]) !== JSON.stringify(sound.data[place]?.[key])));
  const keys = Object.keys(sound.data[0] ?? {});
  expect(differing.slice(0, keys.length + 2)).toEqual([[], ...keys.map((key) => [key]), []]);
});

test('an unknown manner is refused', async () => {
  expect((await sandbox.post('/sandbox/manners', { pages: 'some' })).status).toBe(422);
  expect((await sandbox.post('/sandbox/manners', { toString: 'whole' })).status).toBe(422);
});
