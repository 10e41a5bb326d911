import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderEndpoints, type Product, productEndpoints, productFormEndpoints, refundEndpoints, supportEndpoints } from '@valise/contract';
import { mp4, named, png } from '../testing/files.ts';
import { aForm, problemOfCall, startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
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

test.each([
  ['plain', '2026-12-24'],
  ['utc', '2026-12-24T00:00:00.000000Z'],
  ['madrid', '2026-12-23T23:00:00.000000Z'],
])('of a %s application a blackout date is %s', async (days, sent) => {
  await sandbox.client(await tokenOf(sandbox)).call(productFormEndpoints.add, { body: aForm({ blackoutDate: '2026-12-24' }) });
  await sandbox.post('/sandbox/manners', { days });
  expect(await get('/products')).toHaveProperty('data.0.blackout_date', sent);
});

test.each([
  ['absolute', /^http:\/\/127.0.0.1:\d+\/garments\/[\w-]+\.\w+$/],
  ['rooted', /^\/garments\//],
  ['bare', /^garments\//],
])('addresses of files come %s', async (media, form) => {
  await sandbox.post('/sandbox/manners', { media });
  const { data } = (await get('/products')) as { data: { images: { image_url: string }[] }[] };
  expect(data.find(({ images }) => images.length > 0)!.images[0]!.image_url).toMatch(form);
});

test.each([
  ['absolute', (address: string) => address],
  ['rooted', (address: string) => new URL(address).pathname],
])('a stored video whose address comes %s stays when that address is sent, or none, and goes with an empty one', async (media, sentAs) => {
  const api = sandbox.client(await tokenOf(sandbox));
  await api.call(productFormEndpoints.add, { body: aForm({ name: 'Filmed', videoFile: named(mp4(), 'walk.mp4') }) });
  const [{ id, videos }] = (await api.call(productEndpoints.list)) as [Product];
  await sandbox.post('/sandbox/manners', { media });
  const after = async (videoUrl: string | undefined) => {
    await api.call(productFormEndpoints.change, { params: { id }, body: { ...aForm({ name: 'Filmed', videoUrl }), keepImageIds: [] } });
    return (await api.call(productEndpoints.one, { params: { id } })).videos.map(({ url }) => url);
  };
  const [stored] = videos.map(({ url }) => sentAs(url));
  expect(await after(stored)).toEqual([stored]);
  expect(await after(undefined)).toEqual([stored]);
  expect(await after('')).toEqual([]);
});

test('the file of a bare address is in /storage, and a bare video is a path', async () => {
  const api = sandbox.client(await tokenOf(sandbox));
  await api.call(productFormEndpoints.add, { body: aForm({ videoFile: named(mp4(), 'walk.mp4') }) });
  await sandbox.post('/sandbox/manners', { media: 'bare' });
  const { data } = (await get('/products')) as { data: { videos: { video_url: null; video_path: string }[] }[] };
  const [video] = data[0]!.videos;
  expect(video).toEqual({ video_url: null, video_path: expect.stringMatching(/^uploads\//) as string });
  expect((await sandbox.fetch(`/storage/${video!.video_path}`)).headers.get('Content-Type')).toBe('video/mp4');
});

test.each([
  ['contract', 'The name field is required.'],
  ['laravel8', 'The given data was invalid.'],
  ['laravel11', 'The name field is required. (and 2 more errors)'],
  ['debug', 'The given data was invalid.'],
])('a refusal by validation of a %s application says %j', async (errors, message) => {
  await sandbox.post('/sandbox/manners', { errors });
  const refused = await sandbox.post('/api/register', { name: '', email: '', password: '', password_confirmation: '' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ message, errors: { name: ['The name field is required.'] } });
});

test('with APP_DEBUG a failure has the database’s words and its trace', async () => {
  await sandbox.post('/sandbox/manners', { errors: 'debug' });
  await sandbox.post('/sandbox/switches', { failNext: 1, failWith: 'error', path: '/refunds' });
  expect(await get('/refunds')).toMatchObject({ message: expect.stringMatching(/^SQLSTATE/) as string, trace: expect.any(Array) as unknown[] });
  expect(await get('/products/999999')).toMatchObject({ message: expect.stringMatching(/^No query results/) as string, exception: expect.any(String) as string });
});

test('uploads are cut at the limits of PHP', async () => {
  const api = sandbox.client(await tokenOf(sandbox));
  await sandbox.post('/sandbox/manners', { uploads: 'php' });
  const pictures = (count: number) => Array.from({ length: count }, (_, place) => named(png(place + 1), `${place}.png`));
  await api.call(productFormEndpoints.add, { body: aForm({ images: pictures(20), videoFile: named(mp4(), 'walk.mp4') }) });
  const [added] = await api.call(productEndpoints.list);
  expect(added!.images).toHaveLength(19);
  const large = (megabytes: number) => new Blob([png(), new Uint8Array(megabytes * 1024 * 1024)], { type: 'image/png' });
  const tooLarge = await problemOfCall(api.call(productFormEndpoints.add, { body: aForm({ images: [named(png(), 'a.png'), large(3)] }) }));
  expect(tooLarge).toMatchObject({ status: 422, fields: { 'images.1': ['The images.1 failed to upload.'] } });
  const tooMuch = await problemOfCall(api.call(productFormEndpoints.add, { body: aForm({ images: [large(9)] }) }));
  expect(tooMuch).toMatchObject({ status: 413, serverMessage: undefined });
});

test('the real client reads the values of Laravel as the contract’s own', async () => {
  const api = sandbox.client(await tokenOf(sandbox));
  const read = () => Promise.all([api.call(productEndpoints.list), api.call(orderEndpoints.list), api.call(supportEndpoints.list), api.call(refundEndpoints.list)]);
  const before = await read();
  await sandbox.post('/sandbox/manners', { values: 'laravel' });
  expect(await get('/products')).toHaveProperty('data.0.owner_id', 7);
  expect(await read()).toEqual(before);
});

test.each([
  ['down', 'application/json'],
  ['rendered', 'text/html;charset=utf-8'],
])('for maintenance an application that is %s answers 503 as %s, and says when to ask again', async (maintenance, type) => {
  await sandbox.post('/sandbox/manners', { maintenance });
  const answer = await sandbox.fetch('/api/products', { headers: { Accept: 'application/json' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('3');
  expect(answer.headers.get('Content-Type')?.toLowerCase().replace(' ', '')).toBe(type);
});

test('a call that does not accept JSON has errors as pages, and 500 in place of 401', async () => {
  await sandbox.post('/sandbox/manners', { accept: 'needed' });
  const answers = await Promise.all([sandbox.fetch('/api/products'), sandbox.fetch('/api/products', { headers: { Accept: 'application/json' } })]);
  expect(answers.map(({ status }) => status)).toEqual([500, 401]);
  expect(answers.map(({ headers }) => headers.get('Content-Type')?.split(';')[0])).toEqual(['text/html', 'application/json']);
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
