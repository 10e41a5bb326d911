import { order } from '@valise/contract';
import { anOrder, orderSamples, read, readAll } from '@valise/contract/samples';
import { describe, expect, test } from 'vitest';
import { filterOf, openTab, rowsByTab } from '../../../kit/list/narrowing.ts';
import { orderList } from '../orderListDefinition.tsx';
import { capitalised, presentStatuses, searchedText, searchText, statusFilter } from './orderFilter.ts';
import { orderListState } from './orderListState.ts';

const orders = readAll(order, orderSamples);
const tabs = rowsByTab(orderList.tabs!, orders);
const idsOf = (status: string, cleaning?: ReadonlySet<string>) => orders.filter(statusFilter(status, cleaning)!).map(({ id }) => id);

test('six of the sample orders wait for a rider', () => {
  expect(tabs.get('pending')?.map(({ id }) => id)).toEqual(['20424', '20423', '20422', '20421', '20420', '20419']);
  expect(tabs.get('assigned')).toHaveLength(15);
});

describe('the status filter', () => {
  test('takes a status in any letter case, and words that no document names', () => {
    expect(idsOf('shipped')).toEqual(['20409', '20406', '20404']);
    const atCustoms = read(order, anOrder({ status: ' At Customs ' }));
    expect(statusFilter('at customs')?.(atCustoms)).toBe(true);
    expect(idsOf('lost')).toEqual([]);
  });

  test('takes a column of the queue for the statuses that are put there', () => {
    expect(idsOf('preparing')).toEqual(idsOf('processing'));
    expect(idsOf('pickup')).toEqual(idsOf('shipped'));
    expect(idsOf('return')).toEqual(idsOf('returned'));
  });

  test('shows in cleaning what the queue has there', () => {
    expect(idsOf('cleaning', new Set(['20404', '7']))).toEqual(['20404']);
  });

  test('does not know what is in cleaning before the queue was asked', () => {
    expect(statusFilter('cleaning')).toBeUndefined();
  });
});

test('the statuses present are listed once each', () => {
  const statuses = ['pending', 'Pending', ' PENDING', 'at customs', ''].map((status) => read(order, anOrder({ status })));
  expect([...presentStatuses(statuses).values()].map(capitalised)).toEqual(['Pending', 'At customs']);
});

test.each([
  ['#ODR-20424', '20424'],
  ['#ORD-20424', '20424'],
  ['odr-20424', '20424'],
  ['#20424 ', '20424'],
  ['order', 'order'],
  ['O-ring', 'O-ring'],
])('%j is searched as %j', (search, text) => {
  expect(searchedText(search)).toBe(text);
});

test('an order is searched by id, traveler and partner', () => {
  expect(searchText(orders[0]!)).toBe('20424\nYuki Tanaka\nParis Boutique');
});

describe('the tab that opens', () => {
  const context = { cleaning: undefined, now: new Date() };
  const opened = (tab: 'assigned' | 'pending' | null, search: string, status: string | null) =>
    openTab(tabs, tab, filterOf(orderList, { ...orderListState.default, search, status }, context));

  test.each([
    [null, '', null, 'assigned'],
    [null, '', 'pending', 'pending'],
    [null, '', 'delivery', 'assigned'],
    [null, 'yuki', null, 'pending'],
    [null, '#ODR-20418', null, 'assigned'],
    [null, 'nobody', null, 'assigned'],
    ['pending', '', 'shipped', 'pending'],
  ] as const)('%s, searched for %j with the status %s, is %s', (tab, search, status, expected) => {
    expect(opened(tab, search, status)).toBe(expected);
  });
});
