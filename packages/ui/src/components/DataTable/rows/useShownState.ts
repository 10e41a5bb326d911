import { startTransition, useEffect, useState } from 'react';
import type { TableState } from '../tableProps.ts';
import { MANY_ROWS } from './manyRows.ts';

/**
 * The state whose rows are shown, and a function to be called when another order is asked for: many rows are put in it after the next
 * paint, which shows in the header what was asked for, and until then the page that was shown stays.
 */
export function useShownState(tableState: TableState, total: number): [shown: TableState, keepShown: () => void] {
  const [kept, setKept] = useState<TableState>();
  useEffect(() => {
    if (kept !== undefined) startTransition(() => setKept(undefined));
  }, [kept]);
  return [
    kept ?? tableState,
    () => {
      if (total >= MANY_ROWS) setKept(kept ?? tableState);
    },
  ];
}
