'use client';
import { useMemo } from 'react';
import type { ListAddress } from './listState.ts';

/**
 * The state with its page set to the first. It is the same object on every page, so that memoised parts render only for another
 * search, filter, sort or size.
 */
export function useFirstPageState<State extends { page: number }>({ parse, query }: ListAddress<State>, state: State): State {
  const address = query({ ...state, page: 1 }).toString();
  return useMemo(() => parse(new URLSearchParams(address)), [parse, address]);
}
