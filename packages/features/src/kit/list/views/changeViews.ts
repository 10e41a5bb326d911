import { allViews, unsavedView } from '@valise/ui/SavedViews';
import { defaultPreferences, type ListPreferences } from '../listPreferences.ts';
import type { ListView, ListViews } from './listViews.ts';

type Shown = Pick<ListView, 'query' | 'preferences'>;

/** One text for what looks the same, in whatever order it was chosen. */
function keyOf({ query, preferences }: Shown): string {
  const { hiddenColumns, columnOrder, columnWidths, density }: ListPreferences = preferences;
  const widths = Object.entries(columnWidths).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([query, hiddenColumns.toSorted(), columnOrder, widths, density]);
}

/** The id of the view that shows this: of several the one that was opened last; `unsavedView` for none. */
export function selectedView({ views, openedId = allViews }: ListViews, shown: Shown, defaultQuery: string): string {
  const key = keyOf(shown);
  const equal = [{ id: allViews, query: defaultQuery, preferences: defaultPreferences }, ...views].filter((view) => keyOf(view) === key);
  return (equal.find(({ id }) => id === openedId) ?? equal[0])?.id ?? unsavedView;
}

/** With another view, which is opened. */
export const withView = ({ views, defaultId }: ListViews, view: ListView, isDefault: boolean): ListViews => ({
  views: [...views, view],
  defaultId: isDefault ? view.id : defaultId,
  openedId: view.id,
});

export const withName = ({ views, ...rest }: ListViews, id: string, name: string): ListViews => ({
  ...rest,
  views: views.map((view) => (view.id === id ? { ...view, name } : view)),
});

/** With a copy of a view right after it, which is opened. */
export const withCopy = ({ views, defaultId }: ListViews, id: string, copy: Pick<ListView, 'id' | 'name'>): ListViews => ({
  views: views.flatMap((view) => (view.id === id ? [view, { ...view, ...copy }] : [view])),
  defaultId,
  openedId: copy.id,
});

/** Without a view; what is opened is the view of everything. */
export const withoutView = ({ views, defaultId }: ListViews, id: string): ListViews => ({
  views: views.filter((view) => view.id !== id),
  defaultId: defaultId === id ? undefined : defaultId,
});
