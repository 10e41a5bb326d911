'use client';
import { Tabs, type TabsProps } from '@valise/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import type { ListStateDefinition, SearchedState } from './defineList.ts';
import { useFocusOfViews } from './useFocusOfViews.ts';
import type { ListTools } from './useListTools.ts';
import { withTab } from './useNarrowedRows.ts';
import { ownTabs } from './views/LazyListViewTabs.css.ts';
import { LazyListViewTabs } from './views/LazyListViewTabs.tsx';

export interface ListTabsProps<State extends SearchedState> {
  label: string;
  list: ListStateDefinition<State>;
  kept: ListTools<never, State>['kept'];
  tabs: readonly Omit<TabsProps['tabs'][number], 'content'>[];
  /** The id of the open tab. */
  tab: string;
  /** The id of the tab that the state names; null when it names no tab. */
  chosenTab: string | null;
  onTabChange: (tab: string) => void;
  /** How many rows another state shows, once they have loaded. */
  countOf?: (state: State) => number | undefined;
  /** The table. */
  children: ReactNode;
}

/** A list in tabs, with its saved views above them, or at the end of their row until a view is saved. */
export function ListTabs<State extends SearchedState>({ label, list, kept, tabs, tab, chosenTab, onTabChange, countOf, children }: ListTabsProps<State>) {
  const { place, onViewsChange } = useFocusOfViews(kept, chosenTab);
  const [first] = tabs;
  // A view keeps its tab, also the one that the list opens by itself.
  const viewList = useMemo(() => ({ ...list, default: withTab(list.default, first?.id ?? null) }), [list, first?.id]);
  const state = useMemo(() => withTab(kept.state, tab), [kept.state, tab]);
  const hasViews = kept.views.views.length > 0;
  const views = <LazyListViewTabs label={label} hasOwnTabs list={viewList} {...kept} onViewsChange={onViewsChange} state={state} countOf={countOf} />;
  return (
    <div ref={place}>
      {hasViews && views}
      <div className={hasViews ? undefined : ownTabs}>
        <Tabs
          label={label}
          selectedId={tab}
          end={!hasViews && views}
          onSelectionChange={onTabChange}
          tabs={tabs.map((each) => ({ ...each, content: children }))}
        />
      </div>
    </div>
  );
}
