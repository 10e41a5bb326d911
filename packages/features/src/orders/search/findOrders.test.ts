import { order } from '@valise/contract';
import { anOrder, orderSamples, read, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { findOrders, findPeople, peopleOf } from './findOrders.ts';

const orders = readAll(order, orderSamples);

test.each([
  ['20424', 1],
  ['#ODR-20424', 1],
  ['#ord-20424', 1],
  ['#204', 14],
  ['yuki', 0],
  ['#', 0],
])('%j finds %i orders by their id', (query, count) => {
  expect(findOrders(orders, query).count).toBe(count);
});

test('at most three are shown', () => {
  expect(findOrders(orders, '20').shown.map(({ id }) => id)).toEqual(['20424', '20423', '20422']);
});

test('travelers and partners are people, once each', () => {
  const people = peopleOf(orders);
  expect(findPeople(people, 'BOUTIQUE').shown).toEqual([{ name: 'Paris Boutique', email: 'paris@valise.club' }]);
  expect(findPeople(people, 'yuki').shown).toEqual([{ name: 'Yuki Tanaka', email: 'yuki.tanaka@post.jp' }]);
});

test('an order without people names nobody', () => {
  expect(peopleOf([read(order, anOrder({ traveler: null, partner: null }))])).toEqual([]);
});
