import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { list } from './list.ts';
import { acknowledged, one } from './reply.ts';
import type { ReportUnread } from './unread.ts';
import { model } from '../schema/model.ts';
import { id, many, maybe, text } from '../schema/readers.ts';
import { failureOf } from '../testing/clients.ts';

const item = z.object({ id: z.number() });
const ignore: ReportUnread = () => undefined;

test('a list, an object and a named one read the same however they are wrapped', async () => {
  const wrap = fc.constantFrom<(inner: unknown) => unknown>(
    (inner) => inner,
    (data) => ({ success: true, data }),
    (data) => ({ data: { data, total: 1 } }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ id: fc.integer() })), wrap, async (items, wrapped) => {
      expect(await list(item).read(wrapped(items), ignore)).toEqual(items);
      expect(await list(item, 'items').read(wrapped({ items }), ignore)).toEqual(items);
      expect(await one(item).read(wrapped({ id: 1 }), ignore)).toEqual({ id: 1 });
      expect(await one(item, 'item').read(wrapped({ item: { id: 1 } }), ignore)).toEqual({ id: 1 });
    }),
  );
});

test('an item that does not fit is left out and reported with its place and keys, without its value', async () => {
  const report = vi.fn<ReportUnread>();
  expect(await list(item).read([{ id: 1 }, { id: 'two' }], report)).toEqual([{ id: 1 }]);
  expect(report).toHaveBeenCalledExactlyOnceWith({ id: 'two', place: 2, keys: ['id'], isRepeat: false });
});

test('of several items with one id the first is kept, and the others are reported', async () => {
  const report = vi.fn<ReportUnread>();
  const named = model({ id: ['id', id], name: ['name', text] });
  const items = [{ id: 7, name: 'Coat' }, { id: '7', name: 'Dress' }, { id: 8, name: 'Scarf' }];
  expect(await list(named).read(items, report)).toEqual([{ id: '7', name: 'Coat' }, { id: '8', name: 'Scarf' }]);
  expect(report).toHaveBeenCalledExactlyOnceWith({ id: '7', place: 2, keys: ['id'], isRepeat: true });
});

test('a list of which no item fits throws, and an empty one does not', async () => {
  expect(await failureOf(list(item).read([{ id: 'one' }, null], ignore))).toBeInstanceOf(z.core.$ZodError);
  expect(await list(item).read([], ignore)).toEqual([]);
});

test.each([undefined, null, 'nothing', {}, { data: null }, { items: [] }])('%j is no list', async (answer) => {
  expect(await failureOf(list(item).read(answer, ignore))).toBeInstanceOf(z.core.$ZodError);
});

test('parts of an item that do not fit are dropped and reported with their keys, and the item is kept', async () => {
  const report = vi.fn<ReportUnread>();
  const part = model({ id: ['id', id], name: ['name', text] });
  const whole = model({ id: ['id', id], parts: ['sent_parts', many(part)], owner: ['owner', maybe(part)] });
  const sent = [{ id: 7, sent_parts: [{ id: 1, name: 'Coat' }, { id: {}, name: [] }, 'Dress'], owner: { name: 'Marta' } }, { id: 8, owner: [] }];
  expect(await list(whole).read(sent, report)).toEqual([
    { id: '7', parts: [{ id: '1', name: 'Coat' }], owner: null },
    { id: '8', parts: [], owner: null },
  ]);
  const at = (...keys: string[]) => [{ id: '7', place: 1, keys, isRepeat: false }];
  expect(report.mock.calls).toEqual([at('sent_parts.1.id', 'sent_parts.1.name'), at('sent_parts.2'), at('owner.id')]);
});

test('a long list lets other tasks run while it is read', async () => {
  const slow = z.pipe(
    item,
    z.transform((read) => {
      const until = performance.now() + 0.5;
      while (performance.now() < until);
      return read;
    }),
  );
  let isRead = false;
  let others = 0;
  const other = () => {
    others += 1;
    if (!isRead) setTimeout(other);
  };
  setTimeout(other);
  const models = await list(slow).read(Array.from({ length: 400 }, (_, id) => ({ id })), ignore);
  isRead = true;
  expect(models.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, id) => id));
  expect(others).toBeGreaterThan(1);
});

test.each([
  [undefined, undefined],
  [{ message: 'Saved' }, 'Saved'],
  [{ data: { message: 'Saved' } }, 'Saved'],
  [{ message: 'Saved', data: { message: 'inner' } }, 'Saved'],
  [{ message: '' }, undefined],
  [{ message: { text: 'x' } }, undefined],
  ['OK', undefined],
])('the acknowledgement %j has the message %j', async (answer, message) => {
  expect(await acknowledged.read(answer, ignore)).toEqual({ message });
});
