import type { FilterChip } from '@valise/ui/FilterChips';
import type { ListStateDefinition, SearchedState } from './defineList.ts';
import { type FilterMenuState, type LabelsByFilter, labelledFilters } from './filterMenu.ts';

/** One chip per chosen value, in the order of the labels. It has the count of its option. */
export function filterChips<State extends SearchedState>(
  list: Pick<ListStateDefinition<State>, 'filters' | 'withFilters'>,
  { state, onStateChange }: FilterMenuState<NoInfer<State>>,
  labels: LabelsByFilter,
): FilterChip[] {
  return labelledFilters(list, state, labels).flatMap(({ name, label, labelOf, countOf, chosen, withChosen }) =>
    chosen.map((choice) => ({
      id: `${name}.${choice}`,
      facet: label,
      value: labelOf(choice),
      count: countOf?.(choice),
      onRemove: () => onStateChange(withChosen(chosen.filter((each) => each !== choice))),
    })),
  );
}
