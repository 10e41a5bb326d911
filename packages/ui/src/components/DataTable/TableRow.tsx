import { memo } from 'react';
import { ActionButtons } from './ActionButtons.tsx';
import { RowLink } from './RowLink.tsx';
import type { RowSetup } from './RowSetup.ts';
import { SelectionBox } from './SelectionBox.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './table.ts';

interface CellProps<Row> {
  row: Row;
  column: TableColumn<Row>;
  setup: RowSetup<Row>;
}

function cellOf<Row>({ row, column, setup }: CellProps<Row>) {
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
  const second = detail?.(row, setup.isCondensed);
  const hasDetail = second !== undefined && second !== null;
  const lines = (
    <>
      <RowLink href={isKey ? setup.rowHref?.(row) : undefined} className={isKey ? styles.name : styles.firstLine}>
        {content}
      </RowLink>
      {hasDetail && <span className={styles.detail}>{second}</span>}
    </>
  );
  const inside =
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
        {inside}
      </th>
    );
  }
  return (
    <td key={id} className={className}>
      {inside}
    </td>
  );
}

interface RowCellsProps<Row> {
  row: Row;
  setup: RowSetup<Row>;
}

function RowCellsOf<Row>({ row, setup }: RowCellsProps<Row>) {
  const { actions, columns } = setup;
  return (
    <>
      {columns.map((column) => cellOf({ row, column, setup }))}
      {actions && (
        <td className={styles.actionsCell}>
          <ActionButtons row={row} setup={setup} isMenu={actions.display === 'menu'} />
        </td>
      )}
    </>
  );
}
const RowCells = memo(RowCellsOf) as typeof RowCellsOf;

export interface TableRowProps<Row> {
  row: Row;
  /** Its place on the page, from 0. Rows are told apart by it, so that another page rewrites text in the rows that stand. */
  place: number;
  isSelected: boolean;
  setup: RowSetup<Row>;
}

function TableRowOf<Row>({ row, place, isSelected, setup }: TableRowProps<Row>) {
  const { messages, onSelect, rowHref, rowName } = setup;
  return (
    <tr className={rowHref ? styles.linkedRow : styles.row} data-place={place} data-selected={isSelected || undefined}>
      {onSelect && (
        <td className={styles.selectCell} data-select="">
          <SelectionBox label={messages.tableSelectRow({ name: rowName(row) })} isSelected={isSelected} onChange={onSelect} />
        </td>
      )}
      <RowCells row={row} setup={setup} />
    </tr>
  );
}
export const TableRow = memo(TableRowOf) as typeof TableRowOf;
