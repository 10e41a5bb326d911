import { order } from '@valise/contract';
import { orderSamples, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const orders = readAll(order, orderSamples.slice(0, 4));

test('the list decides which orders are beside one', () => {
  expect(neighboursOf('20423', orders, null)).toEqual({ previous: '20424', next: '20422' });
  expect(neighboursOf('20423', orders, [3, 1, 0])).toEqual({ previous: '20421', next: '20424' });
});

test('an end of the list has none beyond it', () => {
  expect(neighboursOf('20424', orders, null)).toEqual({ previous: null, next: '20423' });
  expect(neighboursOf('20424', orders, [3, 1, 0])).toEqual({ previous: '20423', next: null });
});

test('an order that the list does not show has none', () => {
  expect(neighboursOf('20422', orders, [3, 1, 0])).toEqual({ previous: null, next: null });
  expect(neighboursOf('7', orders, null)).toEqual({ previous: null, next: null });
});
