import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUp } from '@phosphor-icons/react/dist/csr/CaretUp';
import { CaretUpDown } from '@phosphor-icons/react/dist/csr/CaretUpDown';
import { type ChangeEvent, memo } from 'react';
import { SelectAllBox } from './SelectionBox.tsx';
import type { Selection } from './selectionOf.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableView } from './table.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableView['sort'];
  onSort: (column: string) => void;
  /** What stands above the actions, when rows have any. */
  actionsHeader?: string;
  /** Present when rows can be selected. */
  selection?: Selection;
  /** There is nothing to select. */
  isEmpty: boolean;
  selectAllLabel: string;
  onSelectAll: (event: ChangeEvent<HTMLInputElement>) => void;
}

const carets = {
  none: <CaretUpDown size={12} weight="bold" aria-hidden="true" className={styles.caret} />,
  ascending: <CaretUp size={12} weight="bold" aria-hidden="true" className={styles.activeCaret} />,
  descending: <CaretDown size={12} weight="bold" aria-hidden="true" className={styles.activeCaret} />,
};

function TableHeadOf<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, actionsHeader, selection, isEmpty, selectAllLabel, onSelectAll } = props;
  return (
    <thead className={styles.head}>
      <tr>
        {selection !== undefined && (
          <th scope="col" className={styles.selectHeader} data-select="">
            <SelectAllBox label={selectAllLabel} selection={selection} isDisabled={isEmpty} onChange={onSelectAll} />
          </th>
        )}
        {columns.map(({ id, header, sortBy, align }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const className = align === 'end' ? styles.headerEnd : styles.header;
          if (sortBy === undefined) {
            return (
              <th key={id} scope="col" className={className}>
                {header}
              </th>
            );
          }
          return (
            <th key={id} scope="col" className={className} aria-sort={direction}>
              <button type="button" className={direction ? styles.activeSort : styles.sort} onClick={() => onSort(id)}>
                {header}
                {carets[direction ?? 'none']}
              </button>
            </th>
          );
        })}
        {actionsHeader !== undefined && (
          <th scope="col" className={styles.actionsHeader}>
            {actionsHeader}
          </th>
        )}
      </tr>
    </thead>
  );
}
export const TableHead = memo(TableHeadOf) as typeof TableHeadOf;
