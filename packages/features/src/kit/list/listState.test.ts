import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { anyText, manyOf, oneOf, tabOf } from './filters.ts';
import { listState } from './listState.ts';

const sizes = [5, 10, 25, 50] as const;

/** The lists of the specification, with their columns and sizes (spec 2.2 to 2.7). */
const products = listState({
  filters: {
    status: manyOf(['available', 'rented', 'underMaintenance', 'archived', 'outOfStock', 'unavailable']),
    grade: manyOf(['new', 'likeNew', 'good', 'fair', 'other']),
    stock: manyOf(['inStock', 'outOfStock']),
  },
  sort: { columns: ['name', 'grade', 'status', 'prepBuffer', 'rating', 'stock', 'price'] },
  sizes,
});
const orders = listState({
  filters: { tab: tabOf(['assigned', 'pending']), status: anyText() },
  sort: { columns: ['id', 'traveler', 'partner', 'eta', 'date', 'status', 'total'], default: '-date' },
  sizes,
});
const riders = listState({
  filters: { status: oneOf(['online', 'offline']) },
  sort: { columns: ['id', 'name', 'rating', 'order', 'eta', 'status'] },
  sizes,
  defaultSize: 5,
});
const refunds = listState({
  filters: { status: oneOf(['pending', 'processed', 'rejected']) },
  sort: { columns: ['refundId', 'orderId', 'traveler', 'partner', 'date', 'status', 'amount'], default: '-date' },
  sizes,
});
const tickets = listState({
  filters: { status: manyOf(['inProgress', 'rejected', 'pending', 'resolved']) },
  sort: { columns: ['id', 'name', 'subject', 'date', 'status'], default: '-date' },
  sizes,
});

const at = (query: string) => new URLSearchParams(query);
const direction = fc.constantFrom('ascending', 'descending');
const search = fc.string({ unit: 'grapheme' });
const page = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const size = fc.constantFrom(...sizes);
const sortBy = <const Column extends string>(...columns: Column[]) => fc.record({ column: fc.constantFrom(...columns), direction });

test('every state is read from its address as it was written', () => {
  const { status, grade, stock } = products.filters;
  const productStates: fc.Arbitrary<typeof products.default> = fc.record({
    search,
    status: fc.subarray([...status.choices]),
    grade: fc.subarray([...grade.choices]),
    stock: fc.subarray([...stock.choices]),
    sort: fc.option(sortBy('name', 'grade', 'status', 'prepBuffer', 'rating', 'stock', 'price')),
    page,
    size,
  });
  const orderStates: fc.Arbitrary<typeof orders.default> = fc.record({
    search,
    tab: fc.constantFrom('assigned', 'pending', null),
    status: fc.constantFrom('pending', 'cleaning', 'at customs', null),
    sort: sortBy('id', 'traveler', 'partner', 'eta', 'date', 'status', 'total'),
    page,
    size,
  });
  fc.assert(
    fc.property(productStates, orderStates, (productState, orderState) => {
      expect(products.parse(at(products.query(productState).toString()))).toEqual(productState);
      expect(orders.parse(at(orders.query(orderState).toString()))).toEqual(orderState);
    }),
  );
});

test.each([
  ['products', products],
  ['orders', orders],
  ['riders', riders],
  ['refunds', refunds],
  ['tickets', tickets],
] as const)('any address of %s is read, and the address that is written reads the same', (_, list) => {
  const names = ['search', 'status', 'grade', 'stock', 'tab', 'sort', 'page', 'size'];
  const noise = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(search, fc.constantFrom('Pending', 'ONLINE', '-date', '5', 'name'))));
  fc.assert(
    fc.property(noise, (entries) => {
      const state = list.parse(new URLSearchParams(entries));
      expect(list.parse(list.query(state as never))).toEqual(state);
    }),
  );
});

test.each([products, orders, riders, refunds, tickets])('the default state has an empty address', (list) => {
  expect(list.query(list.default as never).toString()).toBe('');
  expect(list.parse(at(''))).toEqual(list.default);
});

test('the address uses the names of the state', () => {
  const state = products.parse(at('search=trench&status=rented&status=archived&sort=-price&page=3&size=25'));
  expect(state).toEqual({
    ...products.default,
    search: 'trench',
    status: ['rented', 'archived'],
    sort: { column: 'price', direction: 'descending' },
    page: 3,
    size: 25,
  });
});

test('one state has one address, in whatever order and letter case it was written', () => {
  const state = products.parse(at('size=10&page=1&status=ARCHIVED&status=rented&status=archived&sort=price'));
  expect(products.query(state).toString()).toBe('status=rented&status=archived&sort=price');
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=1e99', 'page=two', 'size=7', 'size=', 'sort=colour', 'sort=-', 'status=lost', 'grade=Newest'])(
  '%s falls to the default',
  (query) => {
    expect(products.parse(at(query))).toEqual(products.default);
  },
);

test('another search starts on the first page and keeps the rest', () => {
  const state = { ...products.default, page: 3, size: 25, grade: ['new'] } as const;
  expect(products.withFilters(state, { search: 'dress' })).toEqual({ ...state, search: 'dress', page: 1 });
});

test('a search or any filter counts as filtered, and clearing removes them all', () => {
  expect(products.hasFilters({ ...products.default, search: ' ' })).toBe(false);
  for (const part of [{ search: 'a' }, { status: ['rented'] }, { grade: ['fair'] }, { stock: ['inStock'] }] as const) {
    const state = { ...products.default, page: 2, ...part };
    expect(products.hasFilters(state)).toBe(true);
    expect(products.clearFilters(state)).toEqual(products.default);
  }
});

describe('sort', () => {
  test('a list with a default sort leaves it out of the address', () => {
    expect(orders.default.sort).toEqual({ column: 'date', direction: 'descending' });
    expect(orders.query({ ...orders.default, sort: { column: 'date', direction: 'ascending' } }).toString()).toBe('sort=date');
  });

  test('an unknown column falls to the default sort', () => {
    expect(orders.parse(at('sort=colour')).sort).toEqual(orders.default.sort);
  });

  test('only a list without a default sort can keep the order of the server', () => {
    expectTypeOf(products.default.sort).extract<null>().toEqualTypeOf<null>();
    expectTypeOf(orders.default.sort).extract<null>().toEqualTypeOf<never>();
  });
});

describe('page sizes', () => {
  test('a list shows 10 items on a page, riders 5', () => {
    expect([products, orders, refunds, tickets].map((list) => list.default.size)).toEqual([10, 10, 10, 10]);
    expect(riders.default.size).toBe(5);
    expect(riders.query({ ...riders.default, size: 10 }).toString()).toBe('size=10');
  });

  test('a list whose sizes leave 10 out has to name its default', () => {
    // @ts-expect-error defaultSize is missing
    listState({ filters: {}, sort: { columns: ['id'] }, sizes: [20, 40] });
    expect(listState({ filters: {}, sort: { columns: ['id'] }, sizes: [20, 40], defaultSize: 20 }).default.size).toBe(20);
  });
});

describe('kinds of filters', () => {
  test.each(['Pending', 'pending', ' PENDING '])('one value is read in any letter case: %j', (status) => {
    expect(refunds.parse(at(String(new URLSearchParams({ status })))).status).toBe('pending');
  });

  test('a status of orders may be any that the server sends, and the id of a queue column', () => {
    expect(orders.parse(at('status=At+Customs')).status).toBe('at customs');
    expect(orders.parse(at('status=cleaning')).status).toBe('cleaning');
    expect(orders.parse(at('status=+')).status).toBeNull();
  });

  test('a tab is no filter: it survives clearing and does not count', () => {
    const state = orders.withFilters(orders.default, { tab: 'pending' });
    expect(orders.hasFilters(state)).toBe(false);
    expect(orders.clearFilters({ ...state, status: 'pending', search: 'vidal' })).toEqual(state);
  });

  test('the state has the types of its choices', () => {
    expectTypeOf(orders.default.tab).toEqualTypeOf<'assigned' | 'pending' | null>();
    expectTypeOf(riders.default.status).toEqualTypeOf<'online' | 'offline' | null>();
    expectTypeOf(products.default.stock).toEqualTypeOf<readonly ('inStock' | 'outOfStock')[]>();
    expectTypeOf(products.default.size).toEqualTypeOf<5 | 10 | 25 | 50>();
  });

  test('a filter cannot take the name of another part of the state', () => {
    // @ts-expect-error page is part of every state
    expect(listState({ filters: { page: oneOf(['a']) }, sort: { columns: ['id'] }, sizes: [10] }).default.page).toBe(1);
  });
});
