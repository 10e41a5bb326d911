import { allViews, unsavedView } from '@valise/ui/SavedViews';
import { defaultPreferences, type ListPreferences } from '../listPreferences.ts';
import { type ListView, type ListViews, queryWithoutSize } from './listViews.ts';

type Shown = Pick<ListView, 'query' | 'preferences'>;

/** One text for views that show the same, whatever the order of the choices. */
function keyOf({ query, preferences }: Shown): string {
  const { hiddenColumns, shownColumns, columnOrder, columnWidths, density }: ListPreferences = preferences;
  const widths = Object.entries(columnWidths).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([queryWithoutSize(query), hiddenColumns.toSorted(), shownColumns.toSorted(), columnOrder, widths, density]);
}

/** The id of the view with this state. Of several the one opened last; `unsavedView` when no view has it. */
export function selectedView({ views, openedId = allViews }: ListViews, shown: Shown, defaultQuery: string): string {
  const key = keyOf(shown);
  const equal = [{ id: allViews, query: defaultQuery, preferences: defaultPreferences }, ...views].filter((view) => keyOf(view) === key);
  return (equal.find(({ id }) => id === openedId) ?? equal[0])?.id ?? unsavedView;
}

/**
 * The view to open for a state that was not chosen by a tab, so that it has its own arrangement and not that of the view opened
 * last. Undefined when no view has the state, or the one opened last has it.
 */
export function viewToOpen({ views, openedId = allViews }: ListViews, query: string, everything: Shown): (Shown & { id: string }) | undefined {
  const shown = queryWithoutSize(query);
  const equal = [{ id: allViews, ...everything }, ...views].filter((view) => queryWithoutSize(view.query) === shown);
  return equal.some(({ id }) => id === openedId) ? undefined : equal[0];
}

/** The views with a new one, which is open. */
export const withView = ({ views, defaultId }: ListViews, view: ListView, isDefault: boolean): ListViews => ({
  views: [...views, view],
  defaultId: isDefault ? view.id : defaultId,
  openedId: view.id,
});

export const withName = ({ views, ...rest }: ListViews, id: string, name: string): ListViews => ({
  ...rest,
  views: views.map((view) => (view.id === id ? { ...view, name } : view)),
});

/** The views with a copy right after its original; the copy is open. */
export const withCopy = ({ views, defaultId }: ListViews, id: string, copy: Pick<ListView, 'id' | 'name'>): ListViews => ({
  views: views.flatMap((view) => (view.id === id ? [view, { ...view, ...copy }] : [view])),
  defaultId,
  openedId: copy.id,
});

/** The views without one; the view of everything is open. */
export const withoutView = ({ views, defaultId }: ListViews, id: string): ListViews => ({
  views: views.filter((view) => view.id !== id),
  defaultId: defaultId === id ? undefined : defaultId,
});
