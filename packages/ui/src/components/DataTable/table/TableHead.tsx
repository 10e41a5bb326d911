import { type ChangeEvent, memo, useMemo, useState } from 'react';
import { lazyPart } from '../../../lazyPart/lazyPart.ts';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { CaretUpBold } from '../../../icons/CaretUpBold.tsx';
import { CaretUpDownBold } from '../../../icons/CaretUpDownBold.tsx';
import { SelectPageBox } from '../selection/SelectionBox.tsx';
import type { Selection } from '../selection/useTableSelection.ts';
import * as styles from './Table.css.ts';
import type { WidthSeparatorProps } from './WidthSeparator.tsx';
import type { TableColumn, TableState } from '../tableProps.ts';
import type { ResizeColumn } from './useColumnResize.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** Makes the columns that have a width resizable. */
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

const WidthSeparator = lazyPart<WidthSeparatorProps>(async () => (await import('./WidthSeparator.tsx')).WidthSeparator, { loading: null, failed: () => null });

const carets = {
  none: <CaretUpDownBold size={12} className={styles.caret} />,
  ascending: <CaretUpBold size={12} className={styles.activeCaret} />,
  descending: <CaretDownBold size={12} className={styles.activeCaret} />,
};

type HeadCellsProps<Row> = Pick<TableHeadProps<Row>, 'columns' | 'sort' | 'onSort' | 'onResize' | 'actionsHeader'>;

function HeadCellsOf<Row>({ columns, sort, onSort, onResize, actionsHeader }: HeadCellsProps<Row>) {
  // From the first time that somebody points at a header or focuses it, so that a table nobody resizes has fewer elements.
  const [hasSeparators, setSeparators] = useState(false);
  const showSeparators = () => setSeparators(true);
  // Another sort renders none of them.
  const separators = useMemo(
    () =>
      hasSeparators && onResize
        ? new Map(columns.map((column) => [column.id, column.width !== undefined && <WidthSeparator key={column.id} column={column} onResize={onResize} />]))
        : undefined,
    [hasSeparators, onResize, columns],
  );
  const listeners = onResize && !hasSeparators && { onPointerEnter: showSeparators, onFocus: showSeparators };
  return (
    <>
      {columns.map((column) => {
        const { id, header, sortBy, align } = column;
        const separator = separators?.get(id);
        // The name of a header does not contain that of its separator.
        const name = separator ? header : undefined;
        const direction = sort?.column === id ? sort.direction : undefined;
        const className = align === 'end' ? styles.headerEnd : styles.header;
        if (sortBy === undefined) {
          return (
            <th key={id} scope="col" className={className} aria-label={name} {...listeners}>
              {header}
              {separator}
            </th>
          );
        }
        return (
          <th key={id} scope="col" className={className} aria-label={name} aria-sort={direction} {...listeners}>
            <button type="button" className={direction ? styles.activeSort : styles.sort} onClick={() => onSort(id)}>
              {header}
              {carets[direction ?? 'none']}
            </button>
            {separator}
          </th>
        );
      })}
      {actionsHeader !== undefined && (
        <th scope="col" className={styles.actionsHeader}>
          {actionsHeader}
        </th>
      )}
    </>
  );
}
/** Memoised, so that the header's checkbox renders no other cell. */
const HeadCells = memo(HeadCellsOf) as typeof HeadCellsOf;

function TableHeadOf<Row>({ selection, isEmpty, selectPageLabel, onSelectPage, ...cells }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selection === 'single' && (
          <th scope="col" className={styles.selectHeader}>
            <span className={styles.hiddenLabel}>{selectPageLabel}</span>
          </th>
        )}
        {selection !== undefined && selection !== 'single' && (
          <th scope="col" className={styles.selectHeader} data-select="">
            <SelectPageBox label={selectPageLabel} selection={selection} isDisabled={isEmpty} onChange={onSelectPage} />
          </th>
        )}
        <HeadCells {...cells} />
      </tr>
    </thead>
  );
}
export const TableHead = memo(TableHeadOf) as typeof TableHeadOf;
