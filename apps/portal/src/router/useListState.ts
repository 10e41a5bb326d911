import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface AddressState<State> {
  parse: (query: URLSearchParams) => State;
  query: (state: State) => URLSearchParams;
}

/** The state of a list, stored in the address. */
export function useListState<State extends { search: string }>({ parse, query }: AddressState<State>) {
  const [params, setParams] = useSearchParams();
  const listState = useMemo(() => parse(params), [parse, params]);
  return {
    listState,
    onListStateChange: (next: State) => {
      // Each filter, sort and page is a step that Back returns from; each letter of a search is not.
      setParams(query(next), { replace: next.search !== listState.search });
    },
  };
}
