import { memo } from 'react';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { RowLink } from '../rows/RowLink.tsx';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import { SelectionBox } from '../selection/SelectionBox.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from '../tableProps.ts';

interface CellProps<Row> {
  row: Row;
  column: TableColumn<Row>;
  shared: SharedRowProps<Row>;
}

function renderCell<Row>({ row, column, shared }: CellProps<Row>) {
  const { id, cell, media, detail, isKey = false, align = 'start', emphasis = isKey ? 'strong' : 'normal' } = column;
  const content = cell(row);
  const className = styles.cells[align][emphasis];
  if (!isKey && media === undefined && detail === undefined) {
    return (
      <td key={id} className={typeof content === 'string' ? styles.textCells[align][emphasis] : className}>
        {content}
      </td>
    );
  }
  const secondLine = detail?.(row, shared.isCondensed);
  const hasDetail = secondLine !== undefined && secondLine !== null;
  const lines = (
    <>
      <RowLink href={isKey ? shared.rowHref?.(row) : undefined} className={isKey ? styles.name : styles.firstLine}>
        {content}
      </RowLink>
      {/* The blank keeps both words apart in the cell's name. */}
      {hasDetail && ' '}
      {hasDetail && <span className={styles.detail}>{secondLine}</span>}
    </>
  );
  const body =
    media === undefined ? (
      lines
    ) : (
      <div className={hasDetail ? styles.twoLines : styles.withMedia}>
        {media(row)}
        {lines}
      </div>
    );
  if (isKey) {
    return (
      <th key={id} scope="row" className={className}>
        {body}
      </th>
    );
  }
  return (
    <td key={id} className={className}>
      {body}
    </td>
  );
}

interface RowCellsProps<Row> {
  row: Row;
  shared: SharedRowProps<Row>;
}

function RowCellsOf<Row>({ row, shared }: RowCellsProps<Row>) {
  const { actions, columns } = shared;
  return (
    <>
      {columns.map((column) => renderCell({ row, column, shared }))}
      {actions && (
        <td className={styles.actionsCell} data-actions="">
          <ActionButtons row={row} shared={shared} isMenu={actions.display === 'menu'} />
        </td>
      )}
    </>
  );
}
const RowCells = memo(RowCellsOf) as typeof RowCellsOf;

export interface TableRowProps<Row> {
  row: Row;
  /** The row's index on the page, from 0. */
  rowIndex: number;
  isSelected: boolean;
  shared: SharedRowProps<Row>;
}

function TableRowOf<Row>({ row, rowIndex, isSelected, shared }: TableRowProps<Row>) {
  const { isSingle, messages, onSelect, rowHref, rowName } = shared;
  return (
    <tr className={rowHref ? styles.linkedRow : styles.row} data-row-index={rowIndex} data-selected={isSelected || undefined} data-select={isSingle ? '' : undefined}>
      {onSelect && (
        <td className={styles.selectCell} data-select="">
          <SelectionBox label={messages.tableSelectRow({ name: rowName(row) })} isSelected={isSelected} onChange={onSelect} />
        </td>
      )}
      <RowCells row={row} shared={shared} />
    </tr>
  );
}
export const TableRow = memo(TableRowOf) as typeof TableRowOf;
