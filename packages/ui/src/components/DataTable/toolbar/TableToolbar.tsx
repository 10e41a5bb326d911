import type { ReactNode } from 'react';
import * as styles from '../DataTable.css.ts';
import type { TableLayout } from '../layout/tableLayout.ts';

type Slot = ReactNode | ((layout: TableLayout) => ReactNode);

export interface TableToolbarProps {
  /** A search field, 280 px wide; on phones it fills the row. */
  search?: Slot;
  /** Filters, or a button that opens them. A function receives the layout, because on phones a button is only its icon. */
  filters?: Slot;
  /** Actions for the selected rows. The count of selected rows is shown before them. */
  bulkActions?: Slot;
  /** The count of selected rows in words; undefined when none is selected. */
  selected?: string;
  layout: TableLayout;
}

/** The row of tools above a table's header. */
export function TableToolbar({ search, filters, bulkActions, selected, layout }: TableToolbarProps) {
  if (search === undefined && filters === undefined && bulkActions === undefined && selected === undefined) return null;
  const render = (slot: Slot) => (typeof slot === 'function' ? slot(layout) : slot);
  return (
    <div className={styles.toolbar}>
      {search !== undefined && <div className={styles.search}>{render(search)}</div>}
      <div className={styles.tools}>
        {selected !== undefined && <span className={styles.count}>{selected}</span>}
        {render(filters)}
        {render(bulkActions)}
      </div>
    </div>
  );
}
