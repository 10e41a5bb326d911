import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { alert, queueOrder, stat } from '../dashboard.ts';
import { notification } from '../notifications.ts';
import { order } from '../orders.ts';
import { product } from '../products.ts';
import { refund } from '../refunds.ts';
import { rider } from '../riders.ts';
import { supportMessage, ticket } from '../support.ts';
import {
  alertSamples,
  at,
  garmentPath,
  garments,
  manyMessages,
  manyNotifications,
  manyOrders,
  manyProducts,
  manyRefunds,
  manyRiders,
  manyTickets,
  messageSamples,
  notificationSamples,
  orderSamples,
  productSamples,
  queueSamples,
  readAll,
  refundSamples,
  riderSamples,
  statSamples,
  ticketSamples,
} from './index.ts';

const lists: [string, z.ZodMiniType, (count: number) => readonly { id: unknown }[], readonly unknown[]][] = [
  ['products', product, manyProducts, productSamples],
  ['orders', order, manyOrders, orderSamples],
  ['refunds', refund, manyRefunds, refundSamples],
  ['riders', rider, manyRiders, riderSamples],
  ['tickets', ticket, manyTickets, ticketSamples],
  ['notifications', notification, manyNotifications, notificationSamples],
];

describe.each(lists)('%s', (_, schema, many, samples) => {
  test('begin with the samples, and come out the same each time', () => {
    expect(many(samples.length)).toEqual(samples);
    expect(many(60)).toEqual(many(60));
    expect(many(60).slice(0, 30)).toEqual(many(30));
  });

  test('fit their schema and have an id each, however many there are', () => {
    const rows = many(20_100);
    expect(new Set(rows.map(({ id }) => String(id))).size).toBe(20_100);
    expect(readAll(schema, [...rows.slice(0, 50), ...rows.slice(-50)])).toHaveLength(100);
  });
});

test('the other samples fit their schemas', () => {
  expect(readAll(stat, statSamples)[3]).toEqual({ label: 'Total Revenue', value: '$48,920' });
  expect(readAll(alert, alertSamples)).toHaveLength(3);
  expect(readAll(queueOrder, queueSamples)).toHaveLength(14);
  expect(readAll(supportMessage, messageSamples)).toHaveLength(5);
  expect(readAll(supportMessage, manyMessages(10_000))).toHaveLength(10_000);
});

test('every order in the queue, every refunded one and every ticket’s is an order of the samples', () => {
  const known = new Set(orderSamples.map(({ id }) => id));
  const mentioned = [
    ...queueSamples.map(({ id }) => id),
    ...refundSamples.map(({ order }) => order?.id),
    ...ticketSamples.map(({ order_id }) => order_id).filter((id) => id !== null),
  ];
  expect(mentioned.filter((id) => !known.has(id as number))).toEqual([]);
});

test('every picture is of a garment that there is, but for the one that is missing on purpose', () => {
  const shown = JSON.stringify([manyProducts(300), orderSamples, refundSamples]).match(/\/garments\/[^"]+/g) ?? [];
  const known = new Set(garments.map(garmentPath));
  expect(new Set(shown.filter((address) => !known.has(address)))).toEqual(new Set(['/garments/missing.png']));
});

test('a day and an hour make a moment, across the turn of a month', () => {
  expect(at('2026-11-30', 1, '09:00')).toBe('2026-12-01T09:00:00.000000Z');
});
