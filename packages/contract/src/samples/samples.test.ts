import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { alert, queueOrder, stat } from '../resources/dashboard.ts';
import { notification } from '../resources/notifications.ts';
import { order, type OrderWire } from '../resources/orders.ts';
import { product } from '../resources/products.ts';
import { refund } from '../resources/refunds.ts';
import { rider } from '../resources/riders.ts';
import { supportMessage, type SupportMessageWire, ticket, type TicketWire } from '../resources/support.ts';
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
  test('begin with the samples, and are the same each time', () => {
    expect(many(samples.length)).toEqual(samples);
    expect(many(60)).toEqual(many(60));
    expect(many(60).slice(0, 30)).toEqual(many(30));
  });

  test('fit their schema and have an id each, however many there are', () => {
    const items = many(20_100);
    expect(new Set(items.map(({ id }) => String(id))).size).toBe(20_100);
    expect(readAll(schema, [...items.slice(0, 50), ...items.slice(-50)])).toHaveLength(100);
  });
});

test('the other samples fit their schemas', () => {
  expect(readAll(stat, statSamples)[3]).toEqual({ label: 'Total Revenue', value: '$48,920' });
  expect(readAll(alert, alertSamples)).toHaveLength(3);
  expect(readAll(queueOrder, queueSamples)).toHaveLength(14);
  expect(readAll(supportMessage, messageSamples)).toHaveLength(5);
  expect(readAll(supportMessage, manyMessages(10_000))).toHaveLength(10_000);
});

test('every order’s total is the sum of its lines', () => {
  const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
  const wrong = readAll(order, manyOrders(500)).filter(({ items, transactions, discount, shipping, totalPrice }) => {
    const lines = [...items.map(({ total }) => total), ...transactions.map(({ fees }) => fees), shipping].reduce<number>((sum, amount) => sum + cents(amount), 0);
    return lines - cents(discount) !== cents(totalPrice);
  });
  expect(wrong).toEqual([]);
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

type OptionalKey<Wire> = { [Key in keyof Wire]-?: undefined extends Wire[Key] ? Key : never }[keyof Wire];
/** Every key that a server may omit. A record without one of them does not compile. */
const optionalKeysOf = <Wire>(keys: Record<OptionalKey<Wire>, true>) => Object.keys(keys);

const orders = [...orderSamples, ...refundSamples.flatMap((sample) => sample.order ?? [])];
const optional: [string, readonly object[], string[]][] = [
  [
    'order',
    orders,
    optionalKeysOf<OrderWire>({
      traveler_name: true,
      partner_name: true,
      contact_person: true,
      discount: true,
      shipping: true,
      shipping_carrier: true,
      transactions: true,
    }),
  ],
  ['ticket', ticketSamples, optionalKeysOf<TicketWire>({ messages: true })],
  ['message', messageSamples, optionalKeysOf<SupportMessageWire>({ tempId: true })],
];

test.each(optional.flatMap(([kind, samples, keys]) => keys.map((key) => [kind, key, samples] as const)))(
  'samples of %s: there is one with %s and one without',
  (_, key, samples) => {
    const isSent = samples.map((sample) => Object.hasOwn(JSON.parse(JSON.stringify(sample)) as object, key));
    expect(new Set(isSent)).toEqual(new Set([true, false]));
  },
);

test('every picture is of a garment that there is, but for the one that is missing on purpose', () => {
  const shown = JSON.stringify([manyProducts(300), orderSamples, refundSamples]).match(/\/garments\/[^"]+/g) ?? [];
  const known = new Set(garments.map(garmentPath));
  expect(new Set(shown.filter((address) => !known.has(address)))).toEqual(new Set(['/garments/missing.png']));
});

test('a day and an hour make a moment, across the turn of a month', () => {
  expect(at('2026-11-30', 1, '09:00')).toBe('2026-12-01T09:00:00.000000Z');
});
