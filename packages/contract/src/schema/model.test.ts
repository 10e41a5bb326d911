import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { Handlers } from '../serve.ts';
import type { notificationEndpoints } from '../resources/notifications.ts';
import type { OrderWire } from '../resources/orders.ts';
import type { ProductWire } from '../resources/products.ts';
import { model, type Sparse, underWireNames } from './model.ts';
import { amount, id, many, optionalText, text, whenSent } from './readers.ts';

const thing = model({
  id: ['id', id],
  name: [['thing_name', 'name'], text],
  price: ['base_price', amount],
  note: ['note', whenSent(optionalText)],
  parts: ['parts', many(model({ number: ['part_no', id] }))],
});

const wire: z.input<typeof thing> = { id: 7, thing_name: null, name: 'Coat', base_price: '42.00', parts: [{ part_no: 1 }] };
const issuesOf = (value: unknown) => z.safeParse(thing, value).error?.issues.map(({ path }) => path.join('.'));

test('a field is read from its name on the wire, and unknown keys are left out', () => {
  expect(z.parse(thing, { ...wire, secret: 'x' })).toEqual({ id: '7', name: 'Coat', price: 42, note: null, parts: [{ number: '1' }] });
});

test('of several names the first that holds something is read', () => {
  expect(z.parse(thing, { ...wire, thing_name: 'Cape' }).name).toBe('Cape');
  expect(z.parse(thing, { ...wire, thing_name: '' }).name).toBe('Coat');
});

test('absent keys are read all the same', () => {
  expect(z.parse(thing, { id: 1 })).toEqual({ id: '1', name: '', price: null, note: null, parts: [] });
});

test('what does not fit is named as on the wire', () => {
  expect(issuesOf({ ...wire, base_price: true, id: null })).toEqual(['id', 'base_price']);
});

test.each([null, undefined, 7, 'text', [[]]])('%j is no object', (value) => {
  expect(issuesOf(value)).toEqual(['']);
});

test('a field may follow from several others', () => {
  const counted = model({ count: ['count', amount], parts: ['parts', many(z.string())] }, (read) => ({ ...read, count: read.count ?? read.parts.length }));
  expect(z.parse(counted, { parts: ['a', 'b'] })).toEqual({ count: 2, parts: ['a', 'b'] });
});

test('values under our names are written under every name that the wire has for them', () => {
  const lines = { id: ['id', id], name: [['thing_name', 'name'], text], price: ['base_price', amount] } as const;
  const sent = underWireNames(lines, { name: 'Coat', price: null, secret: 'x' });
  expect(sent).toEqual({ thing_name: 'Coat', name: 'Coat', base_price: null });
  expectTypeOf(sent).toEqualTypeOf<{ thing_name: string; name: string; base_price: null }>();
});

// Checked by tsc: without the strictness these lines do not compile.
describe('the type of what a server sends', () => {
  test('has every key, but for those that may be left out', () => {
    expectTypeOf<z.input<typeof thing>>().toEqualTypeOf<{
      id: string | number;
      thing_name: string | number | null;
      name: string | number | null;
      base_price: string | number | null;
      parts: { part_no: string | number }[] | null;
      note?: string | number | null | undefined;
    }>();
    expectTypeOf<Omit<ProductWire, 'sku'>>().not.toExtend<ProductWire>();
    expectTypeOf<Omit<OrderWire, 'eta'>>().not.toExtend<OrderWire>();
    expectTypeOf<Omit<OrderWire, 'discount' | 'contact_person'>>().toExtend<OrderWire>();
    expectTypeOf<() => { id: number }[]>().not.toExtend<Handlers<typeof notificationEndpoints>['list']>();
  });

  test('is not that of what an unreliable server may send', () => {
    expectTypeOf<{ id: number; parts: null }>().toExtend<Sparse<z.input<typeof thing>>>();
    expectTypeOf<{ parts: { part_no: boolean }[] }>().not.toExtend<Sparse<z.input<typeof thing>>>();
  });
});
