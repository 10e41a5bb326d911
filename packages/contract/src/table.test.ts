import { describe, expect, test } from 'vitest';
import {
  alertSamples,
  aMessage,
  anOrder,
  aProduct,
  aRefund,
  aSession,
  aTicket,
  aTwoFactorSetup,
  aUser,
  notificationSamples,
  orderSamples,
  productSamples,
  queueSamples,
  refundSamples,
  riderSamples,
  statSamples,
  ticketSamples,
} from './samples/index.ts';
import type { Client } from './client/client.ts';
import { type ProductText, productFields } from './resources/productForm.ts';
import * as contract from './index.ts';
import type { Handlers } from './serve.ts';
import { endpoints } from './table.ts';
import { Problem } from './endpoint/problem.ts';
import { clientWithFetch, clientWithHandlers, failureOf } from './testing/clients.ts';

type Key = keyof typeof endpoints;

interface Case {
  /** The line of the specification's call table. */
  line: string;
  /** The server's answer, without a wrapping. */
  answer: unknown;
  /** Calls the endpoint itself, so that its options are typed. */
  call: (client: Client) => Promise<unknown>;
  /** The model must match it. */
  model: unknown;
}

const newProductText = Object.fromEntries(productFields.map((field) => [field, `the ${field}`])) as ProductText;
const photo = new File(['png'], 'me.png', { type: 'image/png' });
const thanks = { message: 'Done' };
const done = { message: 'Done' };
const signedIn = expect.objectContaining({ outcome: 'signed-in', token: 'sample-token' });
const marta = expect.objectContaining({ id: '7', firstName: 'Marta', hasTwoFactorSecret: false });
const lengthOf = (items: readonly unknown[]) => expect.objectContaining({ length: items.length });

const cases: Record<Key, Case> = {
  'session.login': {
    line: 'POST /api/login',
    answer: aSession(),
    call: (client) => client.call(endpoints['session.login'], { body: { email: 'marta@valise.club', password: 'secret' } }),
    model: signedIn,
  },
  'account.register': {
    line: 'POST /api/register',
    answer: aSession(),
    call: (client) =>
      client.call(endpoints['account.register'], {
        body: { name: 'Marta', email: 'marta@valise.club', password: 'secret', passwordConfirmation: 'secret' },
      }),
    model: signedIn,
  },
  'account.verifyTwoFactor': {
    line: 'POST /api/two-factor/verify',
    answer: { verified: true, ...aSession() },
    call: (client) =>
      client.call(endpoints['account.verifyTwoFactor'], {
        body: { method: 'totp', code: '123456', userId: '7', loginToken: 'x' },
      }),
    model: expect.objectContaining({ isVerified: true, token: 'sample-token' }),
  },
  'session.logout': {
    line: 'POST /api/logout',
    answer: thanks,
    call: (client) => client.call(endpoints['session.logout']),
    model: done,
  },
  'account.forgotPassword': {
    line: 'POST /api/forgot-password',
    answer: thanks,
    call: (client) => client.call(endpoints['account.forgotPassword'], { body: { email: 'marta@valise.club' } }),
    model: done,
  },
  'account.resetPassword': {
    line: 'POST /api/reset-password',
    answer: thanks,
    call: (client) =>
      client.call(endpoints['account.resetPassword'], {
        body: { email: 'marta@valise.club', token: 't', password: 'secret88', passwordConfirmation: 'secret88' },
      }),
    model: done,
  },
  'social.providers': {
    line: 'GET /api/social/providers',
    answer: ['google', 'shopify'],
    call: (client) => client.call(endpoints['social.providers']),
    model: ['google', 'shopify'],
  },
  'social.googleRedirect': {
    line: 'GET /api/social/google/redirect?redirect_uri=http%3A%2F%2Fhere%2F&state=s',
    answer: { redirect_url: 'https://accounts.example/' },
    call: (client) => client.call(endpoints['social.googleRedirect'], { query: { redirect_uri: 'http://here/', state: 's' } }),
    model: { redirectUrl: 'https://accounts.example/' },
  },
  'social.redirect': {
    line: 'GET /api/social/shopify/redirect?shop=a.myshopify.com',
    answer: undefined,
    call: (client) =>
      client.call(endpoints['social.redirect'], { params: { provider: 'shopify' }, query: { shop: 'a.myshopify.com' } }),
    model: { message: undefined },
  },
  'social.callback': {
    line: 'GET /api/social/google/callback?code=c&hd=valise.club',
    answer: aSession(),
    call: (client) =>
      client.call(endpoints['social.callback'], { params: { provider: 'google' }, query: { code: 'c', hd: 'valise.club' } }),
    model: signedIn,
  },
  'social.token': {
    line: 'POST /api/social/facebook/token',
    answer: aSession(),
    call: (client) => client.call(endpoints['social.token'], { params: { provider: 'facebook' }, body: { token: 't' } }),
    model: signedIn,
  },
  'profile.update': {
    line: 'POST /api/profile/update',
    answer: aUser(),
    call: (client) =>
      client.call(endpoints['profile.update'], {
        body: { userId: '7', name: 'Marta', email: 'marta@valise.club', phone: '555-010-0142', profilePhoto: photo },
      }),
    model: marta,
  },
  'profile.updatePassword': {
    line: 'POST /api/user/update-password',
    answer: thanks,
    call: (client) =>
      client.call(endpoints['profile.updatePassword'], {
        body: { userId: '7', newPassword: 'new', confirmPassword: 'new', oldPassword: 'old' },
      }),
    model: done,
  },
  'profile.updateTwoFactor': {
    line: 'POST /api/2fa/update',
    answer: thanks,
    call: (client) => client.call(endpoints['profile.updateTwoFactor'], { body: { method: 'none' } }),
    model: done,
  },
  'profile.generateTotp': {
    line: 'POST /api/2fa/generate-totp',
    answer: aTwoFactorSetup(),
    call: (client) => client.call(endpoints['profile.generateTotp']),
    model: expect.objectContaining({ recoveryCodes: lengthOf(Array.from({ length: 8 })), user: expect.objectContaining({ id: '7' }) }),
  },
  'profile.verifyRecovery': {
    line: 'POST /api/2fa/verify-recovery',
    answer: aTwoFactorSetup(),
    call: (client) => client.call(endpoints['profile.verifyRecovery'], { body: { code: '7QF2-MK9D' } }),
    model: expect.objectContaining({ qr: expect.stringContaining('otpauth://') }),
  },
  'notifications.list': {
    line: 'GET /api/notifications',
    answer: notificationSamples,
    call: (client) => client.call(endpoints['notifications.list']),
    model: lengthOf(notificationSamples),
  },
  'notifications.read': {
    line: 'POST /api/notifications/a1/read',
    answer: undefined,
    call: (client) => client.call(endpoints['notifications.read'], { params: { id: 'a1' } }),
    model: { message: undefined },
  },
  'notifications.readAll': {
    line: 'POST /api/notifications/read-all',
    answer: thanks,
    call: (client) => client.call(endpoints['notifications.readAll']),
    model: done,
  },
  'dashboard.states': {
    line: 'GET /api/dashboard/states',
    answer: statSamples,
    call: (client) => client.call(endpoints['dashboard.states']),
    model: expect.arrayContaining([{ label: 'Total Products', value: '248' }]),
  },
  'dashboard.alerts': {
    line: 'GET /api/dashboard/notifications/latest',
    answer: alertSamples,
    call: (client) => client.call(endpoints['dashboard.alerts']),
    model: lengthOf(alertSamples),
  },
  'dashboard.queue': {
    line: 'GET /api/dashboard/orders/queue',
    answer: queueSamples,
    call: (client) => client.call(endpoints['dashboard.queue']),
    model: lengthOf(queueSamples),
  },
  'products.list': {
    line: 'GET /api/products',
    answer: productSamples,
    call: (client) => client.call(endpoints['products.list']),
    model: lengthOf(productSamples),
  },
  'products.one': {
    line: 'GET /api/products/1',
    answer: aProduct(),
    call: (client) => client.call(endpoints['products.one'], { params: { id: '1' } }),
    model: expect.objectContaining({ id: '1', availability: 'Available', basePrice: 42, chest: '52' }),
  },
  'products.add': {
    line: 'POST /api/products',
    answer: thanks,
    call: (client) => client.call(endpoints['products.add'], { body: { ...newProductText, images: [photo] } }),
    model: done,
  },
  'products.change': {
    line: 'POST /api/products/1',
    answer: thanks,
    call: (client) =>
      client.call(endpoints['products.change'], {
        params: { id: '1' },
        body: { ...newProductText, images: [], keepImageIds: ['1'] },
      }),
    model: done,
  },
  'products.bulkDelete': {
    line: 'POST /api/products/bulk-delete',
    answer: thanks,
    call: (client) => client.call(endpoints['products.bulkDelete'], { body: { ids: ['1', '2'] } }),
    model: done,
  },
  'orders.list': {
    line: 'GET /api/orders',
    answer: orderSamples,
    call: (client) => client.call(endpoints['orders.list']),
    model: lengthOf(orderSamples),
  },
  'orders.one': {
    line: 'GET /api/orders/20424',
    answer: anOrder(),
    call: (client) => client.call(endpoints['orders.one'], { params: { id: '20424' } }),
    model: expect.objectContaining({ id: '20424', rider: null, totalPrice: 385, travelerName: 'Yuki Tanaka' }),
  },
  'orders.assignRider': {
    line: 'POST /api/orders/assign-rider',
    answer: thanks,
    call: (client) => client.call(endpoints['orders.assignRider'], { body: { orderId: '20424', riderId: 'RD-131' } }),
    model: done,
  },
  'riders.list': {
    line: 'GET /api/riders',
    answer: riderSamples,
    call: (client) => client.call(endpoints['riders.list']),
    model: expect.arrayContaining([expect.objectContaining({ id: 'RD-131', rating: 4.7, currentAssignedOrders: 0 })]),
  },
  'refunds.list': {
    line: 'GET /api/refunds',
    answer: refundSamples,
    call: (client) => client.call(endpoints['refunds.list']),
    model: lengthOf(refundSamples),
  },
  'refunds.one': {
    line: 'GET /api/refunds/82',
    answer: aRefund(),
    call: (client) => client.call(endpoints['refunds.one'], { params: { id: '82' } }),
    model: expect.objectContaining({ refundId: 'RF-3082', amount: 120, travelerName: 'Emma Dahl' }),
  },
  'refunds.setStatus': {
    line: 'POST /api/refunds/status-update',
    answer: thanks,
    call: (client) => client.call(endpoints['refunds.setStatus'], { body: { id: '82', status: 'Processed' } }),
    model: done,
  },
  'support.list': {
    line: 'GET /api/support-tickets',
    answer: ticketSamples,
    call: (client) => client.call(endpoints['support.list']),
    model: lengthOf(ticketSamples),
  },
  'support.thread': {
    line: 'GET /api/support-tickets/42/messages',
    answer: aTicket(),
    call: (client) => client.call(endpoints['support.thread'], { params: { id: '42' } }),
    model: expect.objectContaining({ ticketId: 'TCK-1042', orderId: '20391', messages: expect.objectContaining({ length: 5 }) }),
  },
  'support.setStatus': {
    line: 'POST /api/support-tickets/42/status',
    answer: thanks,
    call: (client) => client.call(endpoints['support.setStatus'], { params: { id: '42' }, body: { status: 'In Progress' } }),
    model: done,
  },
  'support.send': {
    line: 'POST /api/support-tickets/messages',
    answer: aMessage({ tempId: 't1' }),
    call: (client) => client.call(endpoints['support.send'], { body: { ticketId: '42', message: 'Hello', tempId: 't1' } }),
    model: expect.objectContaining({ id: '9001', tempId: 't1', senderId: '301' }),
  },
  'support.checkOrCreate': {
    line: 'POST /api/support/check-or-create',
    answer: { ticket_id: 42, status: 'created' },
    call: (client) => client.call(endpoints['support.checkOrCreate'], { body: { orderId: '20391' } }),
    model: { ticketId: '42', isNew: true },
  },
  'realtime.authorize': {
    line: 'POST /api/broadcasting/auth',
    answer: { auth: 'key:signature' },
    call: (client) =>
      client.call(endpoints['realtime.authorize'], {
        body: { socketId: '1.2', channelName: 'private-App.Models.Partner.7' },
      }),
    model: { auth: 'key:signature' },
  },
};

test('an endpoint is in the table under its name', () => {
  expect(Object.values(endpoints).map(({ name }) => name)).toEqual(Object.keys(endpoints));
});

test('no two endpoints have one name', () => {
  const groups = Object.entries(contract).flatMap(([exported, value]) => (exported.endsWith('Endpoints') ? [value as object] : []));
  const names = groups.flatMap((group) => Object.values(group).map(({ name }: { name: string }) => name));
  expect(names.length).toBeGreaterThan(Object.keys(endpoints).length);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const wrappings: Record<string, (answer: unknown) => unknown> = {
  bare: (answer) => answer,
  'under data': (answer) => ({ success: true, data: answer }),
  'under data.data': (answer) => ({ data: { data: answer, current_page: 1 } }),
};

const keys = Object.keys(cases) as Key[];

describe.each(Object.entries(cases))('%s', (key, { line, answer, call, model }) => {
  test.each(Object.entries(wrappings))('is called as documented, and its response read %s', async (_, wrap) => {
    const requests: string[] = [];
    const handlers = keys.map((name) => [
      name,
      ({ request }: { request: Request }) => {
        requests.push(`${name}: ${request.method} ${request.url.replace('http://api.test', '')}`);
        return answer === undefined ? undefined : Response.json(wrap(answer));
      },
    ]);
    const client = clientWithHandlers(endpoints, Object.fromEntries(handlers) as Handlers<typeof endpoints>);
    expect(await call(client)).toEqual(model);
    expect(requests).toEqual([`${key}: ${line}`]);
  });
});

/** The models of any object, for endpoints whose fields may all be absent. */
const harmless: Partial<Record<Key, unknown>> = {
  'account.verifyTwoFactor': { isVerified: false },
  'social.googleRedirect': { redirectUrl: null },
};

const cut = (status: number) => {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('terminated'));
  return new Response(new ReadableStream({ pull }), { status });
};
const page = '<!doctype html><title>502 Bad Gateway</title>';

/** Values as Laravel sends them: null for '', numbers as text and text as numbers, 0 and 1 for booleans, keys that nobody reads. */
function likeLaravel(value: unknown): unknown {
  if (value === '') return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return String(Number(value)) === value ? Number(value) : value;
  if (Array.isArray(value)) return value.map(likeLaravel);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, likeLaravel(inner)]));
  return { ...fields, updated_at: '2026-11-26T22:01:47.000000Z', owner_id: 7, notifiable_type: 'App\\Models\\Partner' };
}

test.each(Object.entries(cases).filter(([, { answer }]) => answer !== undefined))('%s reads the values of Laravel as the contract’s own', async (_, { call, answer }) => {
  const read = (body: unknown) => call(clientWithFetch(async () => Response.json(body)));
  expect(await read(likeLaravel(answer))).toEqual(await read(answer));
});

const broken: [what: string, answer: () => Promise<Response>, kind: string][] = [
  ['an error 500 with a message', async () => Response.json({ message: 'Server Error' }, { status: 500 }), 'refused'],
  ['an error 500 without a body', async () => new Response(null, { status: 500 }), 'refused'],
  ['an error 502 that is a page', async () => new Response(page, { status: 502 }), 'refused'],
  ['an error 422 whose bag is none', async () => Response.json({ message: 7, errors: 'all wrong' }, { status: 422 }), 'refused'],
  ['an error that breaks off', async () => cut(500), 'refused'],
  ['a page in place of a response', async () => new Response(page), 'unreadable'],
  ['a response that breaks off', async () => cut(200), 'unreadable'],
  ['JSON that is cut', async () => new Response('{"data":{"token":"a","us'), 'unreadable'],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
];

describe.each(Object.entries(cases))('%s', (_, { call }) => {
  test.each(broken)('fails with a Problem: %s', async (_, answer, kind) => {
    const failure = await failureOf(call(clientWithFetch(answer)));
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(/\S/) });
    for (const texts of Object.values((failure as Problem).fields)) expect(texts.every((text) => typeof text === 'string')).toBe(true);
  });
});

// Endpoints whose response has no data.
const withoutData: ReadonlySet<string> = new Set(
  Object.entries(cases).flatMap(([key, { answer }]) => (answer === thanks || answer === undefined ? [key] : [])),
);

describe.each(Object.entries(cases).filter(([key]) => !withoutData.has(key) && key !== 'account.register'))('%s', (key, { call }) => {
  test.each([['null', 'null'], ['a number', '7'], ['another shape', '{"data":{"nothing":"of this"}}'], ['nothing at all', '']])(
    'does not accept %s as its response',
    async (_, text) => {
      const pending = call(clientWithFetch(async () => new Response(text), { onUnread: () => undefined }));
      const outcome = await pending.catch((cause: unknown) => (cause instanceof Problem ? cause.kind : cause));
      expect(['unreadable', harmless[key as Key]]).toContainEqual(outcome);
    },
  );
});
