import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, one } from './reply.ts';
import { invalid, Refusal, serve } from './serve.ts';
import { failureOf } from './testing.ts';

const table = {
  one: endpoint({ method: 'GET', path: '/things/{id}', query: ['of'], reply: one(z.object({ id: z.string() })) }),
  latest: endpoint({ method: 'GET', path: '/things/latest', reply: one(z.object({ id: z.string() })) }),
  name: endpoint({
    method: 'POST',
    path: '/things/{id}/name',
    body: z.codec(z.object({ new_name: z.string() }), z.object({ newName: z.string() }), {
      decode: ({ new_name }) => ({ newName: new_name }),
      encode: ({ newName }) => ({ new_name: newName }),
    }),
    reply: acknowledged,
  }),
  remove: endpoint({ method: 'POST', path: '/things/remove', reply: acknowledged }),
};

const answer = serve(
  table,
  {
    one: ({ params, query }) => ({ id: `${params.id} of ${query.of ?? 'all'}` }),
    latest: () => ({ id: 'the latest' }),
    name: ({ body, context }) => ({ message: `${context} named it ${body.newName}` }),
    remove: () => undefined,
  },
  {
    basePath: '/api',
    context: (request) => {
      const who = request.headers.get('X-Who') ?? 'nobody';
      if (who === 'stranger') throw new Refusal(401, 'Unauthenticated.');
      return who;
    },
  },
);

const ask = (path: string, init?: RequestInit) => answer(new Request(`http://api.test${path}`, init));
const post = (path: string, body: BodyInit, headers: HeadersInit = { 'Content-Type': 'application/json' }) => ask(path, { method: 'POST', body, headers });

test('a row is found by its method and path, and its params and query are read', async () => {
  expect(await (await ask('/api/things/a%2Fb?of=c'))?.json()).toEqual({ id: 'a/b of c' });
});

test('a literal path wins over one with a parameter', async () => {
  expect(await (await ask('/api/things/latest'))?.json()).toEqual({ id: 'the latest' });
});

test.each([
  ['GET', '/api/thing'],
  ['GET', '/things/1'],
  ['GET', '/apis/things/1'],
  ['GET', '/api/things/1/'],
  ['DELETE', '/api/things/1'],
])('%s %s is nobody’s', async (method, path) => {
  expect(await ask(path, { method })).toBeUndefined();
});

test('an answer of nothing is 204', async () => {
  expect((await ask('/api/things/remove', { method: 'POST' }))?.status).toBe(204);
});

describe('a body', () => {
  test('is decoded before its handler sees it, from JSON and from a form', async () => {
    const json = await post('/api/things/1/name', '{"new_name":"A"}', { 'X-Who': 'Marta', 'Content-Type': 'application/json' });
    expect(await json?.json()).toEqual({ message: 'Marta named it A' });
    const form = await post('/api/things/1/name', new URLSearchParams({ new_name: 'B' }), {});
    expect(await form?.json()).toEqual({ message: 'nobody named it B' });
  });

  test('that does not fit is 422, with a bag that names its fields as the wire does', async () => {
    const response = await post('/api/things/1/name', '{"name":1}');
    expect(response?.status).toBe(422);
    expect(await response?.json()).toMatchObject({ errors: { new_name: [expect.any(String)] } });
  });

  test('that cannot be read, as an address that cannot, is 400', async () => {
    expect((await post('/api/things/1/name', '{"new_'))?.status).toBe(400);
    expect((await ask('/api/things/%E0%A4%A'))?.status).toBe(400);
  });
});

describe('a refusal', () => {
  test('is answered in Laravel’s form', async () => {
    const response = await ask('/api/things/1', { headers: { 'X-Who': 'stranger' } });
    expect(response?.status).toBe(401);
    expect(await response?.json()).toEqual({ message: 'Unauthenticated.' });
  });

  test('of fields says the first of them', async () => {
    const response = invalid({ email: ['The email is taken.', 'Too long.'], name: ['Missing.'] }).toResponse();
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'The email is taken.',
      errors: { email: ['The email is taken.', 'Too long.'], name: ['Missing.'] },
    });
  });

  test('may carry headers', () => {
    const response = new Refusal(429, 'Slow down', { headers: { 'Retry-After': '60' } }).toResponse();
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  test('is told from a fault, which is passed on', async () => {
    const fault = new Error('the disk is full');
    const failing = serve(table, { latest: () => Promise.reject(fault) }, { context: () => undefined });
    expect(await failureOf(failing(new Request('http://api.test/things/latest')))).toBe(fault);
  });
});
