'use client';
import type { FilterChip } from '@valise/ui/FilterChips';
import { useStableCallback } from '@valise/ui/hooks';
import type { Loadable } from '@valise/ui/LoadableView';
import { type ReactNode, useMemo } from 'react';
import type { ListStateDefinition, ListWords, SearchedState, SelectFilter } from './defineList.ts';
import { selectedValue } from './narrowing.ts';

const none: readonly never[] = [];

interface SelectFilterOptions<Row, State extends SearchedState, Texts, Context> {
  select: SelectFilter<Row, State, Texts, Context> | undefined;
  list: ListStateDefinition<State>;
  words: ListWords<Texts>;
  /** The rows of the open tab. */
  rows: Loadable<readonly Row[]>;
  listState: State;
  onListStateChange: (state: State) => void;
}

/** The field of the list's select filter, and the chip of its value; undefined for a list without one. */
export function useSelectFilter<Row, State extends SearchedState, Texts, Context>({
  select,
  list,
  words,
  rows,
  listState,
  onListStateChange,
}: SelectFilterOptions<Row, State, Texts, Context>): { field: ReactNode; chips: readonly FilterChip[] } {
  const loaded = rows.state === 'ready' ? rows.data : none;
  const texts = useMemo(() => select?.valuesOf(loaded), [select, loaded]);
  const values = useMemo(() => [...(texts?.keys() ?? [])], [texts]);
  const labelOf = useMemo(() => (value: string) => select?.labelOf(value, texts?.get(value), words) ?? value, [select, texts, words]);
  const onChange = useStableCallback((value: string | null) => {
    if (select !== undefined) onListStateChange(list.withFilters(listState, { [select.name]: value } as unknown as Partial<State>));
  });
  const value = selectedValue(select?.name, listState);
  const label = select?.label(words.messages) ?? '';
  const field = useMemo(
    () => select && <select.Field allLabel={select.all(words.messages)} {...{ label, values, value, labelOf, onChange }} />,
    [select, words, label, values, value, labelOf, onChange],
  );
  const chip = select && value !== null && { id: 'select', facet: label, value: labelOf(value), onRemove: () => onChange(null) };
  return { field, chips: chip ? [chip] : none };
}
