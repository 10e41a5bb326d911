import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { multipart } from './client/multipart.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { acknowledged, one } from './endpoint/reply.ts';
import { requestBody } from './endpoint/requestBody.ts';
import { invalid, Refusal, serve } from './serve.ts';
import { failureOf } from './testing/clients.ts';

const table = {
  one: endpoint({ method: 'GET', path: '/things/{id}', query: ['of'], reply: one(z.object({ id: z.string() })) }),
  latest: endpoint({ method: 'GET', path: '/things/latest', reply: one(z.object({ id: z.string() })) }),
  name: endpoint({
    method: 'POST',
    path: '/things/{id}/name',
    body: requestBody({ newName: ['new_name', z.string()], pictures: ['pictures[]', z.optional(z.array(z.string()))] }),
    reply: acknowledged,
  }),
  picture: endpoint({
    method: 'POST',
    path: '/things/{id}/picture',
    encoding: multipart,
    body: requestBody({ note: ['note', z.string()] }),
    reply: acknowledged,
  }),
  remove: endpoint({ method: 'POST', path: '/things/remove', reply: acknowledged }),
  welcome: endpoint({ method: 'GET', path: '/welcome', isPublic: true, reply: acknowledged }),
};

const answer = serve(
  table,
  {
    one: ({ params, query }) => ({ id: `${params.id} of ${query.of ?? 'all'}` }),
    latest: () => ({ id: 'the latest' }),
    name: ({ body, context }) => {
      if (body.newName === '') throw invalid({ newName: ['The new name is required.'], 'pictures.1': ['Too large.'], other: ['Unknown.'] });
      return { message: `${context} named it ${body.newName}` };
    },
    picture: ({ body }) => ({ message: body.note }),
    remove: () => undefined,
    welcome: ({ context }) => ({ message: `Visitor ${context.toFixed()}` }),
  },
  {
    basePath: '/api',
    caller: (request) => {
      const who = request.headers.get('X-Who') ?? 'somebody';
      if (who === 'stranger') throw new Refusal(401, 'Unauthenticated.');
      return who;
    },
    visitor: () => 7,
  },
);

const send = (path: string, init?: RequestInit) => answer(new Request(`http://api.test${path}`, init));
const post = (path: string, body: BodyInit, headers: HeadersInit = { 'Content-Type': 'application/json' }) => send(path, { method: 'POST', body, headers });

test('an endpoint is found by its method and path, and its params and query are read', async () => {
  expect(await (await send('/api/things/a%2Fb?of=c'))?.json()).toEqual({ id: 'a/b of c' });
});

test('a literal path wins over one with a parameter', async () => {
  expect(await (await send('/api/things/latest'))?.json()).toEqual({ id: 'the latest' });
});

test.each([
  ['GET', '/api/thing'],
  ['GET', '/things/1'],
  ['GET', '/apis/things/1'],
  ['GET', '/api/things/1/'],
  ['DELETE', '/api/things/1'],
])('%s %s belongs to no endpoint', async (method, path) => {
  expect(await send(path, { method })).toBeUndefined();
});

test('a public endpoint is answered to a visitor, every other one to a caller', async () => {
  const asStranger = { headers: { 'X-Who': 'stranger' } };
  expect(await (await send('/api/welcome', asStranger))?.json()).toEqual({ message: 'Visitor 7' });
  expect((await send('/api/things/1', asStranger))?.status).toBe(401);
});

test('a handler without a result responds with 204', async () => {
  expect((await send('/api/things/remove', { method: 'POST' }))?.status).toBe(204);
});

describe('a body', () => {
  const formOf = (...entries: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return form;
  };

  test('is decoded before its handler sees it, from JSON or from a form, as its endpoint declares', async () => {
    const json = await post('/api/things/1/name', '{"new_name":"A"}', { 'X-Who': 'Marta', 'Content-Type': 'Application/JSON; charset=utf-8' });
    expect(await json?.json()).toEqual({ message: 'Marta named it A' });
    const form = await post('/api/things/1/picture', formOf(['note', 'B']), {});
    expect(await form?.json()).toEqual({ message: 'B' });
  });

  test.each([
    ['JSON', '/api/things/1/name', 'text', new Blob(['{"new_name":"A"}'], { type: 'text/plain' })],
    ['JSON', '/api/things/1/name', 'no type', new Blob(['{"new_name":"A"}'])],
    ['JSON', '/api/things/1/name', 'a type that only begins as JSON', new Blob(['{"new_name":"A"}'], { type: 'application/json-seq' })],
    ['JSON', '/api/things/1/name', 'a form', formOf(['new_name', 'A'])],
    ['JSON', '/api/things/1/name', 'form fields', new URLSearchParams({ new_name: 'A' })],
    ['a form', '/api/things/1/picture', 'JSON', new Blob(['{"note":"A"}'], { type: 'application/json' })],
    ['a form', '/api/things/1/picture', 'form fields', new URLSearchParams({ note: 'A' })],
  ])('of an endpoint that takes %s, sent to %s as %s, is 415', async (_, path, _sent, body) => {
    expect((await post(path, body, {}))?.status).toBe(415);
  });

  test('of a form with too many fields, or a name that is too long, is 400', async () => {
    const fields = (count: number) => Array.from({ length: count }, (): [string, string] => ['a[]', 'x']);
    expect((await post('/api/things/1/picture', formOf(['note', 'A'], ...fields(199)), {}))?.status).toBe(200);
    expect((await post('/api/things/1/picture', formOf(['note', 'A'], ...fields(200)), {}))?.status).toBe(400);
    expect((await post('/api/things/1/picture', formOf(['note', 'A'], ['x'.repeat(101), 'B']), {}))?.status).toBe(400);
  });

  test('that does not fit is 422, with a bag that names its fields as the wire does', async () => {
    const response = await post('/api/things/1/name', '{"name":1}');
    expect(response?.status).toBe(422);
    expect(await response?.json()).toMatchObject({ errors: { new_name: [expect.any(String)] } });
  });

  test('that cannot be read, as an address that cannot, is 400', async () => {
    expect((await post('/api/things/1/name', '{"new_'))?.status).toBe(400);
    expect((await send('/api/things/%E0%A4%A'))?.status).toBe(400);
  });
});

describe('a refusal', () => {
  test('of fields is given under our names and answered under the wire’s', async () => {
    const response = await post('/api/things/1/name', '{"new_name":""}');
    expect(await response?.json()).toEqual({
      message: 'The new name is required.',
      errors: { new_name: ['The new name is required.'], 'pictures.1': ['Too large.'], other: ['Unknown.'] },
    });
  });

  test('is answered in Laravel’s form', async () => {
    const response = await send('/api/things/1', { headers: { 'X-Who': 'stranger' } });
    expect(response?.status).toBe(401);
    expect(await response?.json()).toEqual({ message: 'Unauthenticated.' });
  });

  test('of fields has the first field’s message', async () => {
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

  test('is a response, while any other error is thrown on', async () => {
    const fault = new Error('the disk is full');
    const failing = serve(table, { latest: () => Promise.reject(fault) }, { caller: () => undefined, visitor: () => undefined });
    expect(await failureOf(failing(new Request('http://api.test/things/latest')))).toBe(fault);
  });
});
