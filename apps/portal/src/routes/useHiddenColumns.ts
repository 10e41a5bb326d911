import { useState } from 'react';
import { readHiddenColumns } from './hiddenColumns.ts';

/** Which columns of a table the reader has hidden, kept per browser under the table's name. */
export function useHiddenColumns(table: string) {
  const entry = `columns.${table}`;
  const [hiddenColumns, setHidden] = useState(() => readHiddenColumns(() => window.localStorage.getItem(entry)));
  return {
    hiddenColumns,
    onHiddenColumnsChange: (hidden: string[]) => {
      setHidden(hidden);
      try {
        window.localStorage.setItem(entry, JSON.stringify(hidden));
      } catch {
        // The choice holds until the page is left.
      }
    },
  };
}
