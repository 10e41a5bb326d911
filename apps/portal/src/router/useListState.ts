import { type ListAddress, type ListPreferences, type ListViews, queryWithoutSize, storedEntry } from '@valise/features/kit';
import { useStableCallback } from '@valise/ui/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from './reactRouter.ts';
import { useSession } from '../session/SessionContext.tsx';

interface ListViewOptions {
  views: ListViews;
  onViewsChange: (views: ListViews) => void;
  onPreferencesChange: (preferences: ListPreferences) => void;
  /** The address of the list when the row was opened whose screen was left for it; undefined when none was. */
  openedQuery: string | undefined;
}

/** The lists that have been opened since the page was loaded, by name and user. */
const opened = new Set<string>();

/**
 * Keeps the state of a list in the address. Filters, sort, page size and the search of a saved view are also stored per user and
 * browser: a link without a query opens the list as it was left, with its search and page when it is opened from a row's screen, and
 * the first such link opens its default view.
 */
export function useListState<State extends { search: string; page: number }>(
  name: string,
  { parse, query }: ListAddress<State>,
  { views: storedViews, onViewsChange, onPreferencesChange, openedQuery }: ListViewOptions,
) {
  const navigate = useNavigate();
  const { key: visit, search } = useLocation();
  const navigationType = useNavigationType();
  const { session } = useSession();
  const { views, defaultId } = storedViews;
  const userId = session?.user.id ?? '';
  const stored = useMemo(
    () =>
      storedEntry(`list.${name}.${userId}`, {
        storage: 'local',
        // Drops unknown parameters, so that no address repeats them.
        parse: (json) => (typeof json === 'string' && query(parse(new URLSearchParams(json))).toString()) || undefined,
        fallback: '',
      }),
    [name, userId, parse, query],
  );

  const key = `${name}.${userId}`;
  /** The history entry with which this screen was opened, and whether it is the list's first screen. */
  const [entry] = useState(() => ({ visit, isFirst: !opened.has(key) }));
  const isAtEntry = visit === entry.visit;
  const first = isAtEntry && entry.isFirst ? views.find(({ id }) => id === defaultId) : undefined;
  const returnedTo = isAtEntry ? openedQuery : undefined;
  const left = navigationType === 'PUSH' && search === '' ? (returnedTo ?? first?.query ?? stored.read()) : '';
  const address = left === '' ? search : `?${left}`;
  const listState = useMemo(() => parse(new URLSearchParams(address)), [parse, address]);
  useLayoutEffect(() => {
    if (left !== '') void navigate(`?${left}`, { replace: true });
  }, [left, navigate]);
  const onFirst = useEffectEvent(() => {
    opened.add(key);
    if (first === undefined || navigationType !== 'PUSH' || search !== '') return;
    stored.write(first.query);
    onPreferencesChange(first.preferences);
    onViewsChange({ ...storedViews, openedId: defaultId });
  });
  useLayoutEffect(() => onFirst(), []);
  const isView = (shown: string, among = views) => among.some((view) => queryWithoutSize(view.query) === queryWithoutSize(shown));
  /** A list that shows a saved view is stored with its search. */
  const onViews = useEffectEvent((views: ListViews['views']) => {
    const shown = query({ ...listState, page: 1 }).toString();
    if (isView(shown, views)) stored.write(shown);
  });
  useEffect(() => onViews(views), [views]);

  const onListStateChange = useStableCallback((given: State) => {
    const isSearch = given.search !== listState.search;
    // The address may already have a search whose rows are not shown yet.
    const next = isSearch ? given : { ...given, search: parse(new URLSearchParams(window.location.search)).search };
    const shown = query({ ...next, page: 1 }).toString();
    stored.write(isView(shown) ? shown : query({ ...next, search: '', page: 1 }).toString());
    // A filter, sort or page adds a history entry that Back returns from; a letter of the search does not.
    void navigate(`?${query(next)}`, { replace: isSearch });
  });

  return { listState, onListStateChange };
}
