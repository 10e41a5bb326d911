import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { amount, day, flag, id, many, maybe, optionalText, text } from './readers.ts';

afterEach(() => vi.unstubAllEnvs());

const read = (schema: z.ZodMiniType, value: unknown) => {
  const found = z.safeParse(schema, value);
  return found.success ? found.data : 'refused';
};

test.each([
  [7, '7'],
  ['7', '7'],
  ['RD-118', 'RD-118'],
  ['', 'refused'],
  [null, 'refused'],
  [undefined, 'refused'],
  [{}, 'refused'],
])('the id %j is %j', (wire, model) => {
  expect(read(id, wire)).toBe(model);
});

test.each([
  [42, 42],
  [0, 0],
  ['42.50', 42.5],
  ['$1,080', 1080],
  ['1,234,567.50', 1234567.5],
  ['45,50', null],
  ['1.234,50', null],
  ['1,2345', null],
  [' 3 ', 3],
  ['', null],
  ['  ', null],
  ['soon', null],
  ['Infinity', null],
  ['1e400', null],
  [null, null],
  [undefined, null],
  [true, 'refused'],
])('the amount %j is %j', (wire, model) => {
  expect(read(amount, wire)).toBe(model);
});

test.each(['1e400', '-1e400'])('%s, which JSON reads as infinite, is not given, and no id', (sent) => {
  const number: unknown = JSON.parse(sent);
  expect([amount, text, optionalText, id].map((schema) => read(schema, number))).toEqual([null, '', null, 'refused']);
});

test('a number means the same as its text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(read(amount, String(number))).toBe(number === 0 ? 0 : number);
    }),
  );
});

test.each([
  ['a', 'a', 'a'],
  [5, '5', '5'],
  ['', '', null],
  [null, '', null],
  [undefined, '', null],
  [['a'], 'refused', 'refused'],
])('the text %j is %j, or %j where absence counts', (wire, asText, asOptional) => {
  expect(read(text, wire)).toBe(asText);
  expect(read(optionalText, wire)).toBe(asOptional);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the flag %j is %j', (wire, model) => {
  expect(read(flag, wire)).toBe(model);
});

test('an absent key and one of another kind both leave an object whole', () => {
  const outer = z.object({ id, list: many(z.object({ id })), inner: maybe(z.object({ id })), note: text });
  const empty = { list: [], inner: null, note: '' };
  expect(read(outer, { id: 1 })).toEqual({ id: '1', ...empty });
  expect(read(outer, { id: 1, list: {}, inner: [], note: null })).toEqual({ id: '1', ...empty });
  expect(read(outer, { id: 1, list: [{ id: 2 }, null, {}], inner: { id: 3 } })).toEqual({
    id: '1',
    list: [{ id: '2' }],
    inner: { id: '3' },
    note: '',
  });
});

const zones = ['America/Los_Angeles', 'UTC', 'Europe/Madrid', 'Asia/Kolkata', 'Pacific/Auckland'];

test.each(zones)('in %s a day and a date-time at midnight UTC are that day', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const sent of ['2026-12-24', '2026-12-24T00:00:00.000000Z', '2026-12-24 00:00:00', '2026-12-24T01:00:00+01:00', ' 2026-12-24T00:00Z ']) {
    expect(read(day, sent)).toBe('2026-12-24');
  }
});

test.each([
  ['Europe/Madrid', '2026-12-23T23:00:00.000000Z', '2026-12-24'],
  ['Europe/Madrid', '2026-07-08T22:00:00Z', '2026-07-09'],
  ['America/Los_Angeles', '2026-12-24T08:00:00Z', '2026-12-24'],
  ['America/Los_Angeles', '2026-12-24T07:00:00Z', '2026-12-23'],
  ['Pacific/Auckland', '2026-12-23T11:00:00Z', '2026-12-24'],
  ['UTC', '2026-12-23 23:30:00', '2026-12-23'],
])('in %s the date-time %s is the day %s', (zone, sent, found) => {
  vi.stubEnv('TZ', zone);
  expect(read(day, sent)).toBe(found);
});

test.each([
  ['around Christmas', 'around Christmas'],
  ['24.12.2026', '24.12.2026'],
  ['2026-13-45T00:00:00Z', '2026-13-45T00:00:00Z'],
  ['', null],
  [null, null],
  [undefined, null],
  [true, 'refused'],
])('of %j, which is no date-time, the day is %j', (sent, found) => {
  expect(read(day, sent)).toBe(found);
});
