'use client';
import type { TableFilter } from '@valise/ui/DataTable';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMemo } from 'react';
import { countRows } from './countRows.ts';

/** How many rows a state of a list shows; undefined until they have loaded. `filterOf` should keep its identity. */
export function useCountOf<Row, State>(rows: Loadable<readonly Row[]>, filterOf: (state: State) => TableFilter<Row>): ((state: State) => number) | undefined {
  const loaded = rows.state === 'ready' ? rows.data : undefined;
  return useMemo(() => loaded && ((state: State) => countRows(loaded, filterOf(state))), [loaded, filterOf]);
}
