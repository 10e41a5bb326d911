import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dashboardEndpoints, productEndpoints, productFormEndpoints, accountEndpoints, sessionEndpoints } from '@valise/contract';
import { demoAccounts } from '../database/demo.ts';
import { noSwitches } from './switches.ts';
import { aForm, mailsOf, problemOfCall, startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
import { named, png } from '../testing/files.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.post('/sandbox/switches', noSwitches));
afterAll(() => sandbox.remove());

describe('switches', () => {
  test.each([
    ['error', 'refused', 500],
    ['network', 'unreachable', undefined],
    ['html', 'unreadable', 200],
  ])('so many calls fail with %s, then the next succeeds', async (failWith, kind, status) => {
    const client = sandbox.client(await tokenOf(sandbox));
    await sandbox.post('/sandbox/switches', { failNext: 2, failWith });
    for (let call = 0; call < 2; call += 1)
      expect(await problemOfCall(client.call(dashboardEndpoints.states))).toMatchObject({ kind, status });
    expect(await client.call(dashboardEndpoints.states)).toHaveLength(5);
  });

  test('a path spares the other calls', async () => {
    const client = sandbox.client(await tokenOf(sandbox));
    await sandbox.post('/sandbox/switches', { failNext: 1, path: '/dashboard/orders' });
    await client.call(dashboardEndpoints.states);
    expect((await problemOfCall(client.call(dashboardEndpoints.queue))).status).toBe(500);
  });

  test('responses are delayed', async () => {
    await sandbox.post('/sandbox/switches', { delayMs: 200 });
    const start = performance.now();
    await sandbox.fetch('/api/nothing');
    expect(performance.now() - start).toBeGreaterThanOrEqual(195);
  });

  test.each([[{ delayMs: -1 }], [{ failNext: 1.5 }], [{ failWith: 'magic' }], [{ path: 7 }], [null]])('%j is refused and changes nothing', async (change) => {
    expect((await sandbox.post('/sandbox/switches', change)).status).toBe(422);
    expect(await (await sandbox.post('/sandbox/switches', {})).json()).toEqual(noSwitches);
  });
});

test('sessions expire by their button', async () => {
  const token = await tokenOf(sandbox);
  await sandbox.post('/sandbox/expire-sessions', {});
  expect((await problemOfCall(sandbox.client(token).call(productEndpoints.list))).status).toBe(401);
});

test('a reset brings the first data back, and takes sessions, switches, mails and pauses away', async () => {
  const token = await tokenOf(sandbox);
  const asNew = await sandbox.client(token).call(productEndpoints.list);
  await sandbox.client(token).call(productFormEndpoints.add, { body: aForm({ images: [named(png(), 'a.png')] }) });
  const [added] = await sandbox.client(token).call(productEndpoints.list);
  await sandbox.client(token).call(productEndpoints.bulkDelete, { body: { ids: ['1', '2'] } });
  await sandbox.post('/api/forgot-password', { email: demoAccounts.partner.email });
  for (let tries = 0; tries < 5; tries += 1) await sandbox.post('/api/login', { email: demoAccounts.partner.email, password: 'wrong' });
  await sandbox.post('/sandbox/switches', { delayMs: 5000 });

  expect((await sandbox.post('/sandbox/reset', {})).status).toBe(200);
  expect((await problemOfCall(sandbox.client(token).call(productEndpoints.list))).status).toBe(401);
  expect(await mailsOf(sandbox)).toEqual([]);
  const again = sandbox.client(await tokenOf(sandbox));
  expect(await again.call(productEndpoints.list)).toEqual(asNew);
  expect((await fetch(added!.images[0]!.url)).status).toBe(404);
});

describe('the page', () => {
  test('shows accounts, mails and a code that signs staff in', async () => {
    const { email, password } = demoAccounts.staff;
    const challenge = await sandbox.client().call(sessionEndpoints.login, { body: { email, password } });
    if (challenge.outcome !== 'two-factor') throw new Error('No second factor was required');
    const page = await (await sandbox.fetch('/sandbox')).text();
    for (const shown of [demoAccounts.partner.email, demoAccounts.partner.password, 'Your sign-in code']) expect(page).toContain(shown);
    const code = /<output[^>]*>(\d{6})</.exec(page)![1]!;
    const { userId, loginToken } = challenge;
    const body = { method: 'totp' as const, code, userId, loginToken };
    expect(await sandbox.client().call(accountEndpoints.verifyTwoFactor, { body })).toMatchObject({ isVerified: true });
  });

  test('writes what a stranger mailed as text', async () => {
    const body = { name: 'X', email: '<b>x</b>@valise.club', password: 'long-enough', passwordConfirmation: 'long-enough' };
    await sandbox.client().call(accountEndpoints.register, { body });
    await sandbox.post('/api/forgot-password', { email: body.email });
    const page = await (await sandbox.fetch('/sandbox')).text();
    expect(page).toContain('&lt;b&gt;x&lt;/b&gt;@valise.club');
    expect(page).not.toContain('<b>x</b>');
  });

  test('has no inline script or style, and its files come from the sandbox', async () => {
    const answer = await sandbox.fetch('/sandbox');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'; style-src 'self'");
    expect(await answer.text()).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+="/);
    expect((await sandbox.fetch('/sandbox/console.js')).headers.get('Content-Type')).toContain('text/javascript');
    expect((await sandbox.fetch('/sandbox/console.css')).headers.get('Content-Type')).toContain('text/css');
  });
});

describe('other sites', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
  ])('cannot use the buttons: %j', async (headers) => {
    const token = await tokenOf(sandbox);
    for (const button of ['switches', 'expire-sessions', 'notify', 'orders/new', 'orders/assign-elsewhere', 'riders/availability', 'drop-sockets', 'freeze-sockets', 'chat', 'chat/release', 'traveler', 'reset'])
      expect((await sandbox.post(`/sandbox/${button}`, {}, headers)).status).toBe(403);
    await sandbox.client(token).call(dashboardEndpoints.states);
  });

  test('are those of another origin: the console’s own page may', async () => {
    const own: Record<string, string>[] = [{ Origin: sandbox.address, 'Sec-Fetch-Site': 'same-origin' }, { Origin: sandbox.address }];
    for (const headers of own) expect((await sandbox.post('/sandbox/switches', {}, headers)).status).toBe(200);
  });
});
