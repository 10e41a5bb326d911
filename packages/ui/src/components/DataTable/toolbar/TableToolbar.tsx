import type { ReactNode, Ref } from 'react';
import * as styles from '../DataTable.css.ts';
import type { TableLayout } from '../layout/tableLayout.ts';

type Slot = ReactNode | ((layout: TableLayout, total: number) => ReactNode);

export interface TableToolbarProps {
  /** A search field, 280 px wide; on phones it fills the row. */
  search?: Slot;
  /** Filters, or a button that opens them. A function receives the layout, because on phones a button is only its icon, and the number of rows that are left. */
  filters?: Slot;
  /** Actions for the selected rows while none is selected. */
  bulkActions?: Slot;
  /** A link that skips the rows, after the search field. */
  skipLink?: ReactNode;
  buttonsRef?: Ref<HTMLDivElement>;
  layout: TableLayout;
  /** How many rows pass the filter. */
  total: number;
  /** Keeps the tools out of sight, as they are. */
  isHidden: boolean;
}

/** The tools above a table's header. */
export function TableToolbar({ search, filters, bulkActions, skipLink, buttonsRef, layout, total, isHidden }: TableToolbarProps) {
  const render = (slot: Slot) => (typeof slot === 'function' ? slot(layout, total) : slot);
  return (
    <>
      {search !== undefined && <div className={styles.search} hidden={isHidden}>{render(search)}</div>}
      {!isHidden && skipLink}
      <div ref={buttonsRef} className={styles.toolButtons} hidden={isHidden}>
        {render(filters)}
        {render(bulkActions)}
      </div>
    </>
  );
}
