import type { FilterMenuProps } from '@valise/ui/FilterMenu';
import type { Filter, ManyFilter } from './filters.ts';
import type { ListDefinition, ListSort, ListState } from './listState.ts';

/** How a filter is shown: the heading of its group and the label of each choice. */
export interface FilterLabels<Choice extends string> {
  label: string;
  labelOf: (choice: Choice) => string;
  /** How many items a choice would show. Without it options have no count. */
  countOf?: (choice: Choice) => number;
}

export type LabelsOf<Filters> = {
  [Name in keyof Filters as Filters[Name] extends ManyFilter<string> ? Name : never]?: Filters[Name] extends ManyFilter<infer Choice>
    ? FilterLabels<Choice>
    : never;
};

export interface FilterMenuState<State> {
  state: State;
  onStateChange: (state: State) => void;
}

/** The groups of a `FilterMenu`, one per label, in the order of the labels. Clear empties these filters and keeps the search. */
export function filterMenu<Filters extends Record<string, Filter<unknown>>, Sort extends ListSort | null, Size extends number>(
  list: ListDefinition<Filters, Sort, Size>,
  { state, onStateChange }: FilterMenuState<ListState<Filters, Sort, Size>>,
  labels: LabelsOf<Filters>,
): Pick<FilterMenuProps, 'groups' | 'onClear'> {
  const entries = Object.entries(labels) as [string, FilterLabels<string>][];
  const shown = entries.map(([name, text]) => {
    const filter = list.filters[name] as ManyFilter<string>;
    return { name, filter, ...text };
  });
  const change = (values: Record<string, readonly string[]>) => onStateChange(list.withFilters(state, values as never));
  return {
    groups: shown.map(({ name, filter, label, labelOf, countOf }) => ({
      label,
      options: filter.choices.map((choice) => ({ value: choice, label: labelOf(choice), count: countOf?.(choice) })),
      chosen: filter.write(state[name] as readonly string[]),
      onChange: (values) => change({ [name]: filter.read(values) }),
    })),
    onClear: () => change(Object.fromEntries(shown.map(({ name, filter }) => [name, filter.empty]))),
  };
}
