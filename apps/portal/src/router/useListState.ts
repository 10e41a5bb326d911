import { storedEntry } from '@valise/features/shared';
import { useLayoutEffect, useMemo } from 'react';
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
  const listState = useMemo(() => parse(left === '' ? params : new URLSearchParams(left)), [parse, params, left]);
  useLayoutEffect(() => {
    if (left !== '') setParams(left, { replace: true });
  }, [left, setParams]);

  return {
    listState,
    onListStateChange: (next: State) => {
      stored.write(query({ ...next, search: '', page: 1 }).toString());
      // Each filter, sort and page is a step that Back returns from; each letter of a search is not.
      setParams(query(next), { replace: next.search !== listState.search });
    },
  };
}
