import { storedEntry } from '@valise/features/shared';
import { useStableCallback } from '@valise/ui/DataTable';
import { startTransition, useLayoutEffect, useMemo, useOptimistic } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { useSession } from '../session/SessionContext.tsx';

interface AddressState<State> {
  parse: (query: URLSearchParams) => State;
  query: (state: State) => URLSearchParams;
}

/**
 * The state of a list, stored in the address. Its filters, sort and page size are also stored per user and browser under the
 * list's name: a link to the list without a query opens it as it was left. An address that was typed or followed by Back
 * shows what it says.
 */
export function useListState<State extends { search: string; page: number }>(name: string, { parse, query }: AddressState<State>) {
  const [params, setParams] = useSearchParams();
  const navigationType = useNavigationType();
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  const stored = useMemo(
    () =>
      storedEntry(`list.${name}.${userId}`, {
        storage: 'local',
        // What this list does not write is left out, so that it gets into no address.
        parse: (json) => (typeof json === 'string' && query(parse(new URLSearchParams(json))).toString()) || undefined,
        fallback: '',
      }),
    [name, userId, parse, query],
  );

  const left = navigationType === 'PUSH' && params.size === 0 ? stored.read() : '';
  const inAddress = useMemo(() => parse(left === '' ? params : new URLSearchParams(left)), [parse, params, left]);
  // The router renders a new address in a transition. What is pressed before that has to follow from what was pressed last.
  const [pressed, setPressed] = useOptimistic(inAddress);
  // The same object once the address has followed, so that the list does not render again for it.
  const address = query(pressed).toString();
  const listState = useMemo(() => parse(new URLSearchParams(address)), [parse, address]);
  useLayoutEffect(() => {
    if (left !== '') setParams(left, { replace: true });
  }, [left, setParams]);

  const onListStateChange = useStableCallback((given: State) => {
    const isSearch = given.search !== listState.search;
    // A search whose rows are not shown yet is in the address already.
    const next = isSearch ? given : { ...given, search: parse(new URLSearchParams(window.location.search)).search };
    stored.write(query({ ...next, search: '', page: 1 }).toString());
    startTransition(() => {
      // The next letter does not wait for the rows that this one finds.
      if (!isSearch) setPressed(next);
      // Each filter, sort and page is a step that Back returns from; each letter of a search is not.
      setParams(query(next), { replace: isSearch });
    });
  });

  return { listState, onListStateChange };
}
