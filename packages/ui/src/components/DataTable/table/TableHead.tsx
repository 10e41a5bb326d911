import { type ChangeEvent, memo } from 'react';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { CaretUpBold } from '../../../icons/CaretUpBold.tsx';
import { CaretUpDownBold } from '../../../icons/CaretUpDownBold.tsx';
import { SelectPageBox } from '../selection/SelectionBox.tsx';
import type { Selection } from '../selection/useTableSelection.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableState } from '../tableProps.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** The header of the action column, when rows have actions. */
  actionsHeader?: string;
  /** Present when rows can be selected. */
  selection?: Selection;
  /** True when there are no rows to select. */
  isEmpty: boolean;
  selectPageLabel: string;
  onSelectPage: (event: ChangeEvent<HTMLInputElement>) => void;
}

const carets = {
  none: <CaretUpDownBold size={12} className={styles.caret} />,
  ascending: <CaretUpBold size={12} className={styles.activeCaret} />,
  descending: <CaretDownBold size={12} className={styles.activeCaret} />,
};

function TableHeadOf<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, actionsHeader, selection, isEmpty, selectPageLabel, onSelectPage } = props;
  return (
    <thead className={styles.head}>
      <tr>
        {selection !== undefined && (
          <th scope="col" className={styles.selectHeader} data-select="">
            <SelectPageBox label={selectPageLabel} selection={selection} isDisabled={isEmpty} onChange={onSelectPage} />
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
