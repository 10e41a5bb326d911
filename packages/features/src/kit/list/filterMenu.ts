import type { FilterMenuProps } from '@valise/ui/FilterMenu';
import type { ListStateDefinition, SearchedState } from './defineList.ts';
import type { ManyFilter } from './filters.ts';

/** The texts of a filter: the heading of its group and the label of each choice. */
export interface FilterLabels {
  label: string;
  labelOf: (choice: string) => string;
  /** How many rows a choice would show. Without it options have no count. */
  countOf?: (choice: string) => number;
}

/** By the names of the filters, in the order of the screen. */
export type LabelsByFilter = Readonly<Record<string, FilterLabels>>;

export interface FilterMenuState<State> {
  state: State;
  onStateChange: (state: State) => void;
}

type FilteredState<State extends SearchedState> = Pick<ListStateDefinition<State>, 'filters' | 'withFilters'>;

/** The filters that have labels, each with its chosen values and a function that changes them. */
export function labelledFilters<State extends SearchedState>(list: FilteredState<State>, state: State, labels: LabelsByFilter) {
  return Object.entries(labels).map(([name, text]) => {
    const filter = list.filters[name] as ManyFilter<string>;
    return {
      ...text,
      name,
      filter,
      chosen: filter.write((state as unknown as Record<string, readonly string[]>)[name] ?? []),
      withChosen: (choices: readonly string[]) => list.withFilters(state, { [name]: filter.read(choices) } as unknown as Partial<State>),
    };
  });
}

/** The groups of a `FilterMenu`, one per label, in the order of the labels. Its Clear button resets these filters and keeps the search. */
export function filterMenu<State extends SearchedState>(
  list: FilteredState<State>,
  { state, onStateChange }: FilterMenuState<NoInfer<State>>,
  labels: LabelsByFilter,
): Pick<FilterMenuProps, 'groups' | 'onClear'> {
  const filters = labelledFilters(list, state, labels);
  return {
    groups: filters.map(({ filter, label, labelOf, countOf, chosen, withChosen }) => ({
      label,
      options: filter.choices.map((choice) => ({ value: choice, label: labelOf(choice), count: countOf?.(choice) })),
      chosen,
      onChange: (values) => onStateChange(withChosen(values)),
    })),
    onClear: () => onStateChange(list.withFilters(state, Object.fromEntries(filters.map(({ name, filter }) => [name, filter.empty])) as Partial<State>)),
  };
}
