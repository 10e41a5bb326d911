import { order } from '@valise/contract';
import { anOrder, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { hasOrderParts } from './hasOrderParts.ts';

const nothing = { status: null, created_at: null, items: null, items_count: null, total_price: null };

test('an id and names are no parts', () => {
  expect(hasOrderParts(read(order, anOrder(nothing)))).toBe(false);
});

test.each([{ status: 'Delivered' }, { created_at: '2026-11-20T08:00:00Z' }, { items: anOrder().items }])('%o is a part', (part) => {
  expect(hasOrderParts(read(order, anOrder({ ...nothing, ...part })))).toBe(true);
});
