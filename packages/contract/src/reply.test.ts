import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { acknowledged, list, one, type ReportBadRow } from './reply.ts';
import { failureOf } from './testing.ts';

const row = z.object({ id: z.number() });
const ignore: ReportBadRow = () => undefined;

test('a list, an object and a named one read the same however they are wrapped', async () => {
  const wrap = fc.constantFrom<(inner: unknown) => unknown>(
    (inner) => inner,
    (data) => ({ success: true, data }),
    (data) => ({ data: { data, total: 1 } }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ id: fc.integer() })), wrap, async (rows, wrapped) => {
      expect(await list(row).read(wrapped(rows), ignore)).toEqual(rows);
      expect(await list(row, 'rows').read(wrapped({ rows }), ignore)).toEqual(rows);
      expect(await one(row).read(wrapped({ id: 1 }), ignore)).toEqual({ id: 1 });
      expect(await one(row, 'row').read(wrapped({ row: { id: 1 } }), ignore)).toEqual({ id: 1 });
    }),
  );
});

test('a bad row is left out and told of with what it was', async () => {
  const report = vi.fn<ReportBadRow>();
  expect(await list(row).read([{ id: 1 }, { id: 'two' }], report)).toEqual([{ id: 1 }]);
  expect(report).toHaveBeenCalledExactlyOnceWith({ row: { id: 'two' }, error: expect.any(Error) });
});

test.each([undefined, null, 'nothing', {}, { data: null }, { rows: [] }])('%j is no list', async (answer) => {
  expect(await failureOf(list(row).read(answer, ignore))).toBeInstanceOf(z.core.$ZodError);
});

test('a long list lets other tasks run while it is read', async () => {
  const slow = z.pipe(
    row,
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
])('the acknowledgement %j says %j', async (answer, message) => {
  expect(await acknowledged.read(answer, ignore)).toEqual({ message });
});
