'use client';
import { allViews, SavedViews } from '@valise/ui/SavedViews';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { defaultPreferences, type ListPreferences } from '../listPreferences.ts';
import { selectedView, withCopy, viewToOpen, withName, withoutView, withView } from './changeViews.ts';
import type { KeptList } from '../keptList.ts';
import type { ListAddress } from '../listState.ts';
import { place } from './ListViewTabs.css.ts';
import { newId, newView } from './newView.ts';

export interface ListViewTabsProps<State extends { page: number }> extends Omit<KeptList<State>, 'listState' | 'onListStateChange'> {
  /** The list's name, for example 'Products'. */
  label: string;
  list: ListAddress<State> & { default: State };
  /** The list's state with its page set to the first. */
  state: State;
  onStateChange: (state: State) => void;
  /** How many items a state shows; undefined until the items have loaded, or where that is not known. */
  countOf?: (state: State) => number | undefined;
}

/**
 * The saved views of a list as tabs; `SaveFirstView` saves the first one. Memoised, so that changing the list's page does not
 * render them.
 */
export const ListViewTabs = memo(Views) as typeof Views;

function Views<State extends { page: number }>(props: ListViewTabsProps<State>) {
  const hasViews = props.views.views.length > 0;
  const hadViews = useRef(hasViews);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadViews.current === hasViews) return;
    hadViews.current = hasViews;
    // The button that saved the first view has gone, or the tab of the last view has.
    if (hasViews) tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    // React Aria still looks for the removed tab one frame after the dialog has gone, so the focus moves after that.
    else requestAnimationFrame(() => requestAnimationFrame(() => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.focus()));
  }, [hasViews]);
  return (
    hasViews && (
      <div ref={tabs} className={place}>
        <ViewTabs {...props} />
      </div>
    )
  );
}

function ViewTabs<State extends { page: number }>(props: ListViewTabsProps<State>) {
  const { label, list, state, onStateChange, preferences, onPreferencesChange, views: stored, onViewsChange, countOf } = props;
  // Memoised, so that typing in the search does not count the views again: with 20 views of 50,000 rows a letter took 154 ms, and takes 34.
  const views = useMemo(
    () => stored.views.map(({ id, name, query }) => ({ id, name, count: countOf?.(list.parse(new URLSearchParams(query))) })),
    [stored.views, list, countOf],
  );
  const query = list.query({ ...state, page: 1 }).toString();
  const everything = { query: list.query(list.default).toString(), preferences: defaultPreferences };
  const selectedId = selectedView(stored, { query, preferences }, everything.query);
  /** What an export has is no part of a view. */
  const arrange = (view: { preferences: ListPreferences }) => onPreferencesChange({ ...view.preferences, exported: preferences.exported });
  const show = (view: { query: string; preferences: ListPreferences }) => {
    arrange(view);
    if (view.query !== query) onStateChange(list.parse(new URLSearchParams(view.query)));
  };
  const isEntry = useRef(true);
  const onQuery = useEffectEvent((query: string) => {
    const view = viewToOpen(stored, query, everything);
    // An address opens any view. A search or filters that happen to be those of a view do not.
    if (view === undefined || (!isEntry.current && view.id !== allViews)) return;
    onViewsChange({ ...stored, openedId: view.id === allViews ? undefined : view.id });
    arrange(view);
  });
  useLayoutEffect(() => {
    onQuery(query);
    isEntry.current = false;
  }, [query]);
  return (
    <SavedViews
      label={label}
      views={views}
      counts={countOf && { all: countOf(list.default), shown: countOf(state) }}
      selectedId={selectedId}
      defaultId={stored.defaultId}
      onSelect={(id) => {
        const view = stored.views.find((each) => each.id === id);
        if (view === undefined && id !== allViews) return;
        onViewsChange({ ...stored, openedId: view?.id });
        show(view ?? everything);
      }}
      onSave={(name, isDefault) => onViewsChange(withView(stored, newView(name, { query, preferences }), isDefault))}
      onRename={(id, name) => onViewsChange(withName(stored, id, name))}
      onDefaultChange={(defaultId) => onViewsChange({ ...stored, defaultId })}
      onDuplicate={(id, name) => onViewsChange(withCopy(stored, id, { id: newId(), name }))}
      onDelete={(id) => {
        onViewsChange(withoutView(stored, id));
        show(everything);
      }}
    />
  );
}
