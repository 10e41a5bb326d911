'use client';
import type { TableFilter } from '@valise/ui/DataTable';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMemo, useState } from 'react';
import type { ChoiceFilter, SearchedState } from './defineList.ts';
import type { LabelsByFilter } from './filterMenu.ts';
import { chosenFilters, choiceCounts } from './narrowing.ts';

interface FilterLabelsOptions<Row, State extends SearchedState, Texts> {
  filters: object | undefined;
  messages: Texts;
  rows: Loadable<readonly Row[]>;
  /** The state with its page set to the first. */
  state: State;
  filter: TableFilter<Row>;
}

/** The labels of a list's filters. Rows are counted only while the menu is open or a value is chosen. */
export function useFilterLabels<Row, State extends SearchedState, Texts>({ filters, messages, rows, state, filter }: FilterLabelsOptions<Row, State, Texts>) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useMemo(() => chosenFilters<Row, State>(filters, state), [filters, state]);
  const counted = rows.state === 'ready' && (isOpen || chosen.some((each) => each.chosen.length > 0)) ? rows.data : undefined;
  const { search, searchText, searchCodes } = filter;
  const counts = useMemo(() => counted && choiceCounts(counted, chosen, { search, searchText, searchCodes }), [counted, chosen, search, searchText, searchCodes]);
  const labels = useMemo((): LabelsByFilter => {
    const entries = Object.entries(filters ?? {}) as [string, ChoiceFilter<Row, string, Texts>][];
    return Object.fromEntries(
      entries.map(([name, { label, labelOf }]) => [
        name,
        { label: label(messages), labelOf: (choice) => labelOf(choice, messages), countOf: counts && ((choice) => counts[name]?.get(choice) ?? 0) },
      ]),
    );
  }, [filters, messages, counts]);
  return { labels, onOpenChange: setOpen };
}
