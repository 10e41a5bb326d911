import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';
import type { TableLayout } from './tableLayout.ts';

type Slot = ReactNode | ((layout: TableLayout) => ReactNode);

export interface TableToolbarProps {
  /** A search field, 280 px wide, or as wide as there is room on phones. */
  search?: Slot;
  /** Filters, or what opens them. A function is told the layout, since on phones a button is only its icon. */
  filters?: Slot;
  /** What can be done with the selected rows. Their count stands before it. */
  bulkActions?: Slot;
  /** How many are selected, in words; nothing when none is. */
  selected?: string;
  layout: TableLayout;
}

/** What stands above a table's header. */
export function TableToolbar({ search, filters, bulkActions, selected, layout }: TableToolbarProps) {
  if (search === undefined && filters === undefined && bulkActions === undefined && selected === undefined) return null;
  const filled = (slot: Slot) => (typeof slot === 'function' ? slot(layout) : slot);
  return (
    <div className={styles.toolbar}>
      {search !== undefined && <div className={styles.search}>{filled(search)}</div>}
      <div className={styles.tools}>
        {selected !== undefined && <span className={styles.count}>{selected}</span>}
        {filled(filters)}
        {filled(bulkActions)}
      </div>
    </div>
  );
}
