import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { hiddenColumnsOf } from './hiddenColumns.ts';

/** Which columns of a table the user has hidden, stored per user and browser under the table's name. */
export function useHiddenColumns(table: string) {
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  const stored = useMemo(() => hiddenColumnsOf(table, userId), [table, userId]);
  const [hiddenColumns, setHidden] = useState(stored.read);
  const onHiddenColumnsChange = useCallback(
    (hidden: string[]) => {
      setHidden(hidden);
      stored.write(hidden);
    },
    [stored],
  );
  return { hiddenColumns, onHiddenColumnsChange };
}
