'use client';
import type { Catalogue } from '@valise/ui/messages';
import { Tabs } from '@valise/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import type { List, ListTabs, SearchedState } from './defineList.ts';
import type { RowsByTab } from './narrowing.ts';
import { withTab } from './useNarrowedRows.ts';

export interface TabbedListProps<Row, Tab extends string, Texts> {
  /** Names the tabs. */
  label: string;
  tabs: ListTabs<Row, Tab, Texts>;
  messages: Texts;
  /** The open tab. */
  tab: Tab;
  onTabChange: (tab: string) => void;
  /** The rows of each tab, which are counted; undefined until they have loaded. */
  rows: RowsByTab<Row, Tab> | undefined;
  /** The table. */
  children: ReactNode;
}

/** The tabs of a list, of which each shows the table. */
export function TabbedList<Row, Tab extends string, Texts>({ label, tabs, messages, tab, onTabChange, rows, children }: TabbedListProps<Row, Tab, Texts>) {
  return (
    <Tabs
      label={label}
      selectedId={tab}
      onSelectionChange={onTabChange}
      tabs={tabs.ids.map((id) => {
        const count = rows?.get(id)?.length;
        return { id, label: tabs.label(id, messages), count, countTone: id === tabs.urgent && count ? 'warning' : 'neutral', content: children };
      })}
    />
  );
}

/** The state that a saved view keeps, with the tab that is open; undefined for a list without tabs. */
export function useTabView<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  { state: list, tabs }: Pick<List<Row, State, Copy, Context, Tab>, 'state' | 'tabs'>,
  state: State,
  tab: Tab | undefined,
) {
  const viewList = useMemo(() => tabs && { ...list, default: withTab(list.default, tabs.ids[0] ?? null) }, [list, tabs]);
  return useMemo(() => (viewList === undefined || tab === undefined ? undefined : { list: viewList, state: withTab(state, tab) }), [viewList, state, tab]);
}
