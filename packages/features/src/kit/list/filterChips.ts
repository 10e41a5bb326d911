import type { FilterChip } from '@valise/ui/FilterChips';
import type { FilterLabels, FilterMenuState, LabelsOf } from './filterMenu.ts';
import type { Filter, ManyFilter } from './filters.ts';
import type { ListDefinition, ListSort, ListState } from './listState.ts';

/** One chip per chosen value, in the order of the labels. Its count is that of its option. */
export function filterChips<Filters extends Record<string, Filter<unknown>>, Sort extends ListSort | null, Size extends number>(
  list: ListDefinition<Filters, Sort, Size>,
  { state, onStateChange }: FilterMenuState<ListState<Filters, Sort, Size>>,
  labels: LabelsOf<Filters>,
): FilterChip[] {
  const entries = Object.entries(labels) as [string, FilterLabels<string>][];
  return entries.flatMap(([name, { label, labelOf, countOf }]) => {
    const { read, write } = list.filters[name] as ManyFilter<string>;
    const chosen = write(state[name] as readonly string[]);
    return chosen.map((choice) => ({
      id: `${name}.${choice}`,
      facet: label,
      value: labelOf(choice),
      count: countOf?.(choice),
      onRemove: () => onStateChange(list.withFilters(state, { [name]: read(chosen.filter((each) => each !== choice)) } as never)),
    }));
  });
}
