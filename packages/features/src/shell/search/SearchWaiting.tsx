'use client';
import { SearchWaiting as Waiting, type SearchWaitingProps } from '@valise/ui/SearchBox';
import { useMessages } from '@valise/ui/messages';
import { shellMessages } from '../messages.ts';

/** Accepts typing until the code of `Search` has arrived. */
export function SearchWaiting({ query, onQueryChange, isQuerySelected, anchor, onTypeAhead, ref, onCancel }: Omit<SearchWaitingProps, 'placeholder'>) {
  const messages = useMessages(shellMessages);
  return <Waiting {...{ query, onQueryChange, isQuerySelected, anchor, onTypeAhead, ref, onCancel }} placeholder={messages.searchPlaceholder} />;
}
