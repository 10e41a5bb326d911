import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultProductListView,
  gradeFilters,
  isNarrowed,
  narrowedTo,
  pageSizes,
  parseProductListView,
  type ProductListView,
  productListQuery,
  productSortColumns,
  stockFilters,
  widened,
} from './productListView.ts';
import { availabilityKeys } from './productTone.ts';

const view: fc.Arbitrary<ProductListView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  status: fc.subarray([...availabilityKeys]),
  grade: fc.subarray([...gradeFilters]),
  stock: fc.subarray([...stockFilters]),
  sort: fc.option(
    fc.record({ column: fc.constantFrom(...productSortColumns), direction: fc.constantFrom('ascending', 'descending') }),
  ),
  page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  size: fc.constantFrom(...pageSizes),
});

test('a view comes back from its address as it was', () => {
  fc.assert(
    fc.property(view, (written) => {
      expect(parseProductListView(new URLSearchParams(productListQuery(written).toString()))).toEqual(written);
    }),
  );
});

test('any address is read, and reading its own writing changes nothing', () => {
  const names = ['search', 'status', 'grade', 'stock', 'sort', 'page', 'size'];
  const noise = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(noise, (entries) => {
      const read = parseProductListView(new URLSearchParams(entries));
      expect(parseProductListView(productListQuery(read))).toEqual(read);
    }),
  );
});

test('the default view has an empty address', () => {
  expect(productListQuery(defaultProductListView).toString()).toBe('');
  expect(parseProductListView(new URLSearchParams())).toEqual(defaultProductListView);
});

test('a view reads as a person would write it', () => {
  expect(parseProductListView(new URLSearchParams('search=trench&status=rented&status=archived&sort=-price&page=3&size=25'))).toEqual({
    ...defaultProductListView,
    search: 'trench',
    status: ['rented', 'archived'],
    sort: { column: 'price', direction: 'descending' },
    page: 3,
    size: 25,
  });
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=1e99', 'page=two', 'size=7', 'size=', 'sort=colour', 'sort=-', 'status=lost', 'grade=New'])(
  '%s falls to the default',
  (address) => {
    expect(parseProductListView(new URLSearchParams(address))).toEqual(defaultProductListView);
  },
);

test('another search starts on the first page and keeps the rest', () => {
  const third: ProductListView = { ...defaultProductListView, page: 3, size: 25, grade: ['new'] };
  expect(narrowedTo(third, { search: 'dress' })).toEqual({ ...third, search: 'dress', page: 1 });
});

test('a view is narrowed by its search or any filter, and widening takes them all away', () => {
  expect(isNarrowed({ ...defaultProductListView, search: ' ' })).toBe(false);
  for (const part of [{ search: 'a' }, { status: ['rented'] }, { grade: ['fair'] }, { stock: ['inStock'] }] as const) {
    const view = { ...defaultProductListView, ...part };
    expect(isNarrowed(view)).toBe(true);
    expect(isNarrowed(widened(view))).toBe(false);
  }
});
