import { createConnection } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, partner, staff, test } from '../../helpers/fixtures.ts';
import { type ForeignPage, serveForeignPage } from './foreignPage.ts';

const isServing = async (request: APIRequestContext) => (await request.get('/healthz', { timeout: 10_000 })).ok();

/** The token of a sign-in by e-mail and password alone. */
async function signedInToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/login', { data: { email: partner.email, password: partner.password } });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

test.describe('the server goes on', () => {
  // Sockets that are refused or cut.
  test.use({ expectedConsole: /WebSocket/ });

  test('when a socket that it refuses sends 70 kB, and when a connection is reset in the middle of its upgrade', async ({ page, request, baseURL }) => {
    await page.goto('/login');
    const closed = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(
            (address) =>
              new Promise<boolean>((resolve) => {
                const socket = new WebSocket(address);
                socket.addEventListener('open', () => socket.send('x'.repeat(70_000)));
                socket.addEventListener('close', () => resolve(true));
              }),
          ),
        ),
      ['/app/x?protocol=7', '/app/valise-sandbox?protocol=7'].map((path) => new URL(path, baseURL?.replace('http', 'ws')).href),
    );
    expect(closed).toEqual([true, true]);

    const { hostname, port, host } = new URL(baseURL ?? '');
    for (const path of ['/nope', '/app/x?protocol=7', '/app/valise-sandbox?protocol=7']) {
      const stream = createConnection(Number(port), hostname);
      stream.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const ended = new Promise((resolve) => void stream.once('close', resolve));
      stream.resetAndDestroy();
      await ended;
    }
    expect(await isServing(request)).toBe(true);
  });

  test('while it is sent an e-mail address of 1.8 MB, and forms of a hundred thousand fields', async ({ request }) => {
    const authorization = { Authorization: `Bearer ${await signedInToken(request)}` };
    const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const fields = `${'--b\r\nContent-Disposition: form-data; name="a[]"\r\n\r\nx\r\n'.repeat(100_000)}--b--\r\n`;
    const long = [`a@${'.b'.repeat(900_000)}@`, `${'a'.repeat(1_800_000)}@`, '@'.repeat(1_800_000)];
    const attacks = [
      ...long.flatMap((email) => ['/api/login', '/api/register', '/api/forgot-password'].map((path) => request.post(path, { data: { email, name: 'x', password: 'x', password_confirmation: 'x' } }))),
      request.post('/api/login', { data: 'a[]=x&'.repeat(100_000), headers: urlencoded }),
      request.post('/api/login', { data: fields.slice(0, 1_500_000), headers: multipart }),
      request.post('/api/products', { data: fields, headers: { ...multipart, ...authorization } }),
    ];
    const served = Promise.all(Array.from({ length: 5 }, () => isServing(request)));
    expect((await Promise.all(attacks)).map((response) => response.status())).toEqual([...Array<number>(9).fill(422), 415, 415, 400]);
    expect(await served).toEqual(Array(5).fill(true));
    expect(await isServing(request)).toBe(true);
  });
});

test.describe('a page of another origin', () => {
  // Each request is refused, and the browser logs it.
  test.use({ expectedConsole: /./ });
  let foreign: ForeignPage;
  test.beforeAll(async () => {
    foreign = await serveForeignPage();
  });
  test.afterAll(() => foreign.close());

  /** Sends each body to each address in every way that a page may use without permission. */
  const sendAll = (page: Page, target: string, calls: readonly (readonly [path: string, body: object, times?: number])[]) =>
    page.evaluate(
      async ([origin, sent]) => {
        for (const [path, body, times = 1] of sent)
          for (let count = 0; count < times; count += 1) {
            const address = origin + path;
            const json = JSON.stringify(body);
            const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];
            for (const type of types)
              await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'Content-Type': type }, body: json }).catch(() => undefined);
            await fetch(address, { method: 'POST', mode: 'no-cors', body: new Blob([json]) }).catch(() => undefined);
            await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json }).catch(() => undefined);
            navigator.sendBeacon(address, new Blob([json], { type: 'text/plain' }));
          }
      },
      [target, calls] as const,
    );

  /** Submits a form whose text reads as JSON. */
  const submitForm = (page: Page, address: string, json: string) =>
    page.evaluate(
      ([action, text]) =>
        new Promise<void>((resolve) => {
          const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'text/plain', target: 'target' });
          const [name = '', value = ''] = text.split('=');
          form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          document.querySelector('iframe')?.addEventListener('load', () => resolve(), { once: true });
          form.submit();
        }),
      [address, json] as const,
    );

  test('registers nobody, mails nothing, pauses no sign-in, presses no button and opens no socket', async ({ page, request, baseURL }) => {
    const target = baseURL ?? '';
    const token = await signedInToken(request);
    const state = async () => {
      const { authenticator: _, ...rest } = (await (await request.get('/sandbox/state')).json()) as Record<string, unknown>;
      return rest;
    };
    const before = await state();
    const stranger = { name: 'Eve', email: 'eve@evil.example', password: 'long-enough', password_confirmation: 'long-enough' };
    for (const address of foreign.addresses) {
      await page.goto(address);
      await sendAll(page, target, [
        ['/api/register', stranger],
        ['/api/forgot-password', { email: partner.email }],
        ['/api/login', { email: partner.email, password: 'wrong' }, 2],
        ['/api/two-factor/verify', { user_id: 8, login_token: 'junk', method: 'totp', code: '000000' }, 5],
        ['/sandbox/switches', { delayMs: 60_000 }],
        ['/sandbox/expire-sessions', {}],
        ['/sandbox/notify', { email: partner.email }],
        ['/sandbox/drop-sockets', {}],
        ['/sandbox/reset', {}],
      ]);
      await submitForm(page, `${target}/api/register`, `${JSON.stringify(stranger).slice(0, -1)},"x":"="}`);
      await submitForm(page, `${target}/sandbox/expire-sessions`, '{"x":"="}');
      const isOpened = await page.evaluate(
        (socketAddress) =>
          new Promise<boolean>((resolve) => {
            const socket = new WebSocket(socketAddress);
            socket.addEventListener('open', () => resolve(true));
            socket.addEventListener('error', () => resolve(false));
          }),
        `${target.replace('http', 'ws')}/app/valise-sandbox?protocol=7`,
      );
      expect(isOpened).toBe(false);
    }

    expect(await state()).toEqual(before);
    expect((await request.get('/api/products', { headers: { Authorization: `Bearer ${token}` } })).ok()).toBe(true);
    expect(await signedInToken(request)).toBeTruthy();
    const login = await request.post('/api/login', { data: { email: staff.email, password: staff.password } });
    const { data } = (await login.json()) as { data: { user_id: number; login_token: string } };
    const wrong = await request.post('/api/two-factor/verify', { data: { ...data, method: 'totp', code: '000000' } });
    expect(wrong.status()).toBe(200);
  });
});

test('somebody else’s ticket is neither read nor written, and its channel is not subscribed to', async ({ request }) => {
  const headers = { Authorization: `Bearer ${await signedInToken(request)}` };
  // The second one belongs to the guest.
  for (const [id, status] of [[42, 200], [24, 404]] as const) {
    const attempts = [
      await request.get(`/api/support-tickets/${id}/messages`, { headers }),
      await request.post(`/api/support-tickets/${id}/status`, { headers, data: { status: 'Rejected' } }),
      await request.post('/api/support-tickets/messages', { headers, data: { ticket_id: id, message: 'Hello' } }),
    ];
    expect(attempts.map((response) => response.status())).toEqual([status, status, status]);
    const subscription = await request.post('/broadcasting/auth', { headers, data: { socket_id: '1.2', channel_name: `private-support.ticket.${id}` } });
    expect(subscription.status()).toBe(status === 200 ? 200 : 403);
  }
});

test('somebody else’s order and refund are neither read nor changed', async ({ request }) => {
  const token = await signedInToken(request);
  const stranger = { name: 'Eve', email: 'eve@valise.club', password: 'linen-and-loden', password_confirmation: 'linen-and-loden' };
  const registered = (await (await request.post('/api/register', { data: stranger })).json()) as { data: { token: string } };
  const attempts = async (bearer: string) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    const responses = [
      await request.get('/api/orders/20424', { headers }),
      await request.post('/api/orders/assign-rider', { headers, data: { order_id: 20_424, rider_id: 'RD-131' } }),
      await request.post('/api/support/check-or-create', { headers, data: { order_id: 20_424 } }),
      await request.get('/api/refunds/82', { headers }),
      await request.post('/api/refunds/status-update', { headers, data: { id: 82, status: 'Processed' } }),
    ];
    return responses.map((response) => response.status());
  };
  expect(await attempts(registered.data.token)).toEqual([404, 404, 404, 404, 404]);
  for (const path of ['/api/orders', '/api/refunds']) {
    const list = await request.get(path, { headers: { Authorization: `Bearer ${registered.data.token}` } });
    expect(await list.text()).not.toMatch(/"id":/);
  }
  // Their owner finds both unchanged.
  expect(await attempts(token)).toEqual([200, 200, 200, 200, 200]);
});
