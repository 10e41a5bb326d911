'use client';
import { useMemo } from 'react';
import type { ListAddress } from './listState.ts';

/**
 * The state of a list's first page. It is the same object on every page, so that what is memoised renders for another search,
 * filter, sort or size alone.
 */
export function useFirstPage<State extends { page: number }>({ parse, query }: ListAddress<State>, state: State): State {
  const address = query({ ...state, page: 1 }).toString();
  return useMemo(() => parse(new URLSearchParams(address)), [parse, address]);
}
