import { type ChangeEvent, memo, type ReactNode, useState } from 'react';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { CaretUpBold } from '../../../icons/CaretUpBold.tsx';
import { CaretUpDownBold } from '../../../icons/CaretUpDownBold.tsx';
import { SelectPageBox } from '../selection/SelectionBox.tsx';
import type { Selection } from '../selection/useTableSelection.ts';
import * as styles from './Table.css.ts';
import { WidthSeparator } from './WidthSeparator.tsx';
import type { TableColumn, TableState } from '../tableProps.ts';
import type { ResizeColumn } from './useColumnResize.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** Called with the user's new widths. It makes the columns that have a width resizable. */
  onResize?: ResizeColumn;
  /** The header of the action column, when rows have actions. */
  actionsHeader?: string;
  /** Present when rows can be selected. */
  selection?: Selection | 'single';
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

type HeaderCellsProps<Row> = Pick<TableHeadProps<Row>, 'columns' | 'sort' | 'onSort' | 'onResize'>;

function HeaderCellsOf<Row>({ columns, sort, onSort, onResize }: HeaderCellsProps<Row>): ReactNode {
  // Separators are rendered once a header is pointed at or focused, so that most tables have fewer elements.
  const [hasSeparators, setSeparators] = useState(false);
  const showSeparators = () => setSeparators(true);
  return columns.map((column) => {
    const { id, header, sortBy, align, width } = column;
    const separator = hasSeparators && onResize && width !== undefined && <WidthSeparator column={column} onResize={onResize} />;
    // Otherwise the header's name would contain the separator's name.
    const name = separator ? header : undefined;
    const direction = sort?.column === id ? sort.direction : undefined;
    const className = align === 'end' ? styles.headerEnd : styles.header;
    return (
      <th key={id} scope="col" className={className} aria-label={name} aria-sort={direction} onPointerEnter={showSeparators} onFocus={showSeparators}>
        {sortBy === undefined ? (
          header
        ) : (
          <button type="button" className={direction ? styles.activeSort : styles.sort} onClick={() => onSort(id)}>
            {header}
            {carets[direction ?? 'none']}
          </button>
        )}
        {separator}
      </th>
    );
  });
}
/** The headers of the columns. Memoised, so that neither a new page nor the checkbox beside them renders them. */
const HeaderCells = memo(HeaderCellsOf) as typeof HeaderCellsOf;

export function TableHead<Row>({ selection, isEmpty, selectPageLabel, onSelectPage, actionsHeader, ...columns }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <th scope="col" className={styles.selectHeader} data-select={selection === 'single' ? undefined : ''}>
            {selection === 'single' ? (
              <span className={styles.hiddenLabel}>{selectPageLabel}</span>
            ) : (
              <SelectPageBox label={selectPageLabel} selection={selection} isDisabled={isEmpty} onChange={onSelectPage} />
            )}
          </th>
        )}
        <HeaderCells {...columns} />
        {actionsHeader !== undefined && (
          <th scope="col" className={styles.actionsHeader}>
            {actionsHeader}
          </th>
        )}
      </tr>
    </thead>
  );
}
