'use client';
import { useMemo } from 'react';
import type { Filter } from './filters.ts';
import type { ListDefinition, ListSort, ListState } from './listState.ts';

/**
 * The state of a list's first page. It is the same object on every page, so that what is memoised renders for another search,
 * filter, sort or size alone.
 */
export function useFirstPage<Filters extends Record<string, Filter<unknown>>, Sort extends ListSort | null, Size extends number>(
  { parse, query }: ListDefinition<Filters, Sort, Size>,
  state: ListState<Filters, Sort, Size>,
): ListState<Filters, Sort, Size> {
  const address = query({ ...state, page: 1 }).toString();
  return useMemo(() => parse(new URLSearchParams(address)), [parse, address]);
}
