'use client';
import type { Catalogue } from '@valise/ui/messages';
import { useMemo } from 'react';
import type { List, SearchedState } from './defineList.ts';
import { withTab } from './useNarrowedRows.ts';

/** The state that a saved view stores, with the open tab; undefined for a list without tabs. */
export function useTabView<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  { state: list, tabs }: Pick<List<Row, State, Copy, Context, Tab>, 'state' | 'tabs'>,
  state: State,
  tab: Tab | undefined,
) {
  const viewList = useMemo(() => tabs && { ...list, default: withTab(list.default, tabs.ids[0] ?? null) }, [list, tabs]);
  return useMemo(() => (viewList === undefined || tab === undefined ? undefined : { list: viewList, state: withTab(state, tab) }), [viewList, state, tab]);
}
