'use client';
import type { FilterChip } from '@valise/ui/FilterChips';
import { useStableCallback } from '@valise/ui/hooks';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMemo } from 'react';
import type { ListStateDefinition, ListWords, SearchedState, SelectFilter } from './defineList.ts';
import { selectedValue } from './narrowing.ts';
import type { SelectFilterFieldProps } from './SelectFilterField.tsx';

const none: readonly never[] = [];

interface SelectFilterOptions<Row, State extends SearchedState, Texts, Context> {
  select: SelectFilter<Row, State, Texts, Context> | undefined;
  list: ListStateDefinition<State>;
  words: ListWords<Texts>;
  /** Those of the open tab. */
  rows: Loadable<readonly Row[]>;
  listState: State;
  onListStateChange: (state: State) => void;
}

/** The field of the list's select, undefined for a list without one, and the chip of its value. */
export function useSelectFilter<Row, State extends SearchedState, Texts, Context>({
  select,
  list,
  words,
  rows,
  listState,
  onListStateChange,
}: SelectFilterOptions<Row, State, Texts, Context>): { field: SelectFilterFieldProps | undefined; chips: readonly FilterChip[] } {
  const loaded = rows.state === 'ready' ? rows.data : none;
  const texts = useMemo(() => select?.valuesOf(loaded), [select, loaded]);
  const onChange = useStableCallback((value: string | null) => {
    if (select !== undefined) onListStateChange(list.withFilters(listState, { [select.name]: value } as unknown as Partial<State>));
  });
  const value = selectedValue(select?.name, listState);
  const field = useMemo(
    () =>
      select && {
        label: select.label(words.messages),
        allLabel: select.all(words.messages),
        values: [...(texts?.keys() ?? [])],
        value,
        labelOf: (value: string) => select.labelOf(value, texts?.get(value), words),
        onChange,
      },
    [select, words, texts, value, onChange],
  );
  const chip = field && value !== null && { id: 'select', facet: field.label, value: field.labelOf(value), onRemove: () => onChange(null) };
  return { field, chips: chip ? [chip] : none };
}
