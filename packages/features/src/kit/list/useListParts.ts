'use client';
import { type Catalogue, type Dictionary, type Messages, messagesIn, useLocale } from '@valise/ui/messages';
import { useMemo } from 'react';
import { valueFormatsIn } from '../format/format.ts';
import type { List, ListWords, SearchedState } from './defineList.ts';

/** The copy of a dictionary and the formats for the language of the nearest I18nProvider; one object per language. */
export function useListWords<Copy extends Catalogue>(dictionary: Dictionary<Copy>): ListWords<Messages<Copy>> {
  const { locale } = useLocale();
  return useMemo(() => ({ messages: messagesIn(dictionary, locale), formats: valueFormatsIn(locale), locale }), [dictionary, locale]);
}

/** Calls the functions of a list's definition. Their results keep their identity until the words, the context or the tab change. */
export function useListParts<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  list: List<Row, State, Copy, Context, Tab>,
  words: ListWords<Messages<Copy>>,
  context: Context,
  tab: Tab | undefined,
) {
  return useMemo(() => {
    const { messages } = words;
    const { count } = list;
    // A list without tabs never reads the tab.
    const given = [words, context, tab as Tab] as const;
    return {
      header: list.header(messages),
      columns: list.columns(...given),
      card: list.card(...given),
      actions: list.actions?.(...given),
      rowName: (row: Row) => list.rowName(row, messages),
      searchLabel: list.search.label(messages),
      searchPlaceholder: list.search.placeholder?.(messages),
      loading: list.loading?.(messages),
      countLabel: count && ((total: number) => count(total, messages)),
    };
  }, [list, words, context, tab]);
}
