import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { sentId } from '../schema/readers.ts';
import { type ModelOfBody, requestBody } from './requestBody.ts';

const body = requestBody(
  {
    thingId: ['thing_id', sentId],
    pictures: ['pictures[]', z.optional(z.array(z.string()))],
    keepIds: ['keep_ids[]', z.optional(z.array(z.string()))],
  },
  { _method: 'PUT' },
);
type Model = ModelOfBody<typeof body>;

test('a body is sent under the wire’s names, with its constants, and read back under ours', () => {
  const model: Model = { thingId: '7', pictures: ['a'] };
  const wire = z.encode(body.schema, model);
  expect(wire).toEqual({ _method: 'PUT', thing_id: '7', 'pictures[]': ['a'], 'keep_ids[]': undefined });
  expect(z.decode(body.schema, wire as never)).toEqual({ ...model, keepIds: undefined });
  expect(z.safeDecode(body.schema, { thing_id: '7' } as never).success).toBe(false);
});

test('an id in a body may arrive as a number', () => {
  expect(z.decode(body.schema, { _method: 'PUT', thing_id: 7 } as never)).toMatchObject({ thingId: '7' });
});

test.each([
  ['thing_id', 'thingId'],
  ['pictures', 'pictures'],
  ['pictures.0', 'pictures.0'],
  ['pictures[2]', 'pictures.2'],
  ['keep_ids.1', 'keepIds.1'],
  ['shop', 'shop'],
  ['shop.name', 'shop.name'],
])('an error under the server’s %s is one under our %s', (wireName, name) => {
  expect(body.toOurNames({ [wireName]: ['Wrong.'] })).toEqual({ [name]: ['Wrong.'] });
});

test('messages of two spellings of one field are kept together', () => {
  expect(body.toOurNames({ 'pictures.0': ['a'], 'pictures[0]': ['b'] })).toEqual({ 'pictures.0': ['a', 'b'] });
});

test('messages under a name of every object are kept as any other', () => {
  expect(body.toOurNames(JSON.parse('{"__proto__":["a"],"constructor":["b"]}') as Record<string, string[]>)).toEqual(
    Object.fromEntries([['__proto__', ['a']], ['constructor', ['b']]]),
  );
});

test('a server gives errors under our names and sends them under the wire’s', () => {
  expect(body.toWireNames({ thingId: ['a'], 'keepIds.1': ['b'], other: ['c'] })).toEqual({ thing_id: ['a'], 'keep_ids.1': ['b'], other: ['c'] });
});

test('a caller must pass what is required', () => {
  expectTypeOf<{ thingId: string }>().toExtend<Model>();
  expectTypeOf<{ pictures: string[] }>().not.toExtend<Model>();
});
