'use client';
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type PointerEvent, type ReactNode, useMemo } from 'react';
import { hideTip } from '../keys/escape.ts';
import { columnWidths } from '../layout/columnWidths.ts';
import { figureWidths } from '../layout/figureWidths.ts';
import { copiedRows } from '../rows/copyRows.ts';
import { range } from '../rows/range.ts';
import type { RowListeners } from '../rows/useRowClicks.ts';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import type { Selection } from '../selection/useTableSelection.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableDensity, TableState } from '../tableProps.ts';
import { useColumnResize } from './useColumnResize.ts';

export interface TableProps<Row> {
  label: string;
  rows: readonly Row[];
  shared: SharedRowProps<Row>;
  density: TableDensity;
  /** The user's widths in rem, by column id. */
  columnWidths?: Readonly<Record<string, number>>;
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  isRoomy: boolean;
  sort: TableState['sort'];
  onSort: (column: string) => void;
  isRowSelected: (row: Row) => boolean;
  /** Whether the rows of this page are selected. */
  selection: Selection | 'single';
  onSelectPage: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Delegated handlers for all rows. Every control in a row is native, so the keyboard reaches it without them. */
  listeners: RowListeners;
  /** Shown in place of the rows. */
  message?: ReactNode;
  /** How many skeleton rows to render while loading. */
  skeletons: number;
}

const SELECT_WIDTH = '3.125rem';
const CONDENSED_SELECT_WIDTH = '2.625rem';
const DENSE_FROM = 9;

// A single button is narrower than the usual header of the column.
const actionsWidth = (count: number, headerWidth: string) => `max(${count} * ${styles.actionSize} + 1.25rem, ${headerWidth})`;

/** Gives truncated text a title with the full text. Measured on hover, because measuring every cell of every page is slow. */
function showFullText({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement)) return;
  const isTruncated = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
  if (isTruncated && target.childElementCount === 0) target.title = target.textContent ?? '';
  else if (target.title !== '') target.removeAttribute('title');
}

/** Shows a tip again that Escape has hidden, once the pointer or the focus moves. */
const tipListeners = {
  onPointerOver: (event: PointerEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.tips;
    showFullText(event);
  },
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    delete currentTarget.dataset.tips;
  },
  onKeyDown: hideTip,
};

/** Copies each row as one line for a spreadsheet. The browser would break it at every line of a cell. */
function copyRows(event: ClipboardEvent<HTMLTableElement>) {
  const text = copiedRows(event.currentTarget, window.getSelection());
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

/** The least widths of the columns of figures on this page, padding included. */
function useFigures<Row>({ rows, shared: { columns, actions } }: TableProps<Row>) {
  return useMemo(() => {
    const last = actions === undefined ? columns.at(-1)?.id : undefined;
    const withPadding = ([id, width]: [string, number]) => [id, `(${width.toFixed(2)}em + ${styles.cellPadding} + ${id === last ? styles.edgePadding : styles.cellPadding})`];
    return Object.fromEntries(Object.entries(figureWidths(columns, rows)).map(withPadding)) as Record<string, string>;
  }, [columns, rows, actions]);
}

/** The widths of the columns and of the parts beside them. */
function useWidths<Row>(props: TableProps<Row>) {
  const { shared, columnWidths: given, onColumnWidthsChange } = props;
  const { actions, columns, isCondensed, onSelect } = shared;
  const select = onSelect && (isCondensed ? CONDENSED_SELECT_WIDTH : SELECT_WIDTH);
  const action = actions && actionsWidth(actions.display === 'menu' ? 1 : actions.items.length, isCondensed ? '4rem' : (actions.headerWidth ?? '4.5rem'));
  const figures = useFigures(props);
  const { chosen, onResize } = useColumnResize(given, onColumnWidthsChange);
  return { select, action, onResize: isCondensed ? undefined : onResize, ...columnWidths(columns, { isCondensed, others: [select, action], chosen, figures }) };
}

/** The rows as a native table, in a box that scrolls sideways when the columns do not fit. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, shared, density, isRoomy, sort, onSort, isRowSelected, selection, onSelectPage, listeners, message, skeletons } = props;
  const { actions, columns, isCondensed, messages, onSelect } = shared;
  const count = columns.length + (onSelect ? 1 : 0) + (actions ? 1 : 0);
  const { select, action, widths, least, onResize } = useWidths(props);
  return (
    <ScrollBox label={label}>
      <table
        className={styles.table}
        aria-label={label}
        data-density={density}
        data-dense={isCondensed || (count >= DENSE_FROM && !isRoomy) || undefined}
        data-condensed={isCondensed || undefined}
        style={{ minInlineSize: least }}
        onCopy={copyRows}
      >
        <colgroup>
          {select && <col style={{ inlineSize: select }} />}
          {columns.map(({ id }, index) => (
            <col key={id} style={{ inlineSize: widths[index] }} />
          ))}
          {action && <col style={{ inlineSize: action }} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          onResize={onResize}
          actionsHeader={actions?.header}
          selection={onSelect ? selection : undefined}
          isEmpty={rows.length === 0}
          selectPageLabel={selection === 'single' ? messages.tableChoose : messages.tableSelectPage}
          onSelectPage={onSelectPage}
        />
        {skeletons > 0 && <SkeletonRows count={skeletons} density={density} shared={shared} />}
        {message !== undefined && (
          <tbody>
            <tr>
              <td colSpan={count} className={styles.messageCell}>
                {message}
              </td>
            </tr>
          </tbody>
        )}
        {rows.length > 0 && (
          <tbody {...tipListeners} {...listeners}>
            {range(rows.length).map((rowIndex) => {
              const row = rows[rowIndex] as Row;
              // Keyed by index, so that a new page updates text in the existing rows instead of building new rows.
              return <TableRow key={rowIndex} row={row} rowIndex={rowIndex} isSelected={isRowSelected(row)} shared={shared} />;
            })}
          </tbody>
        )}
      </table>
    </ScrollBox>
  );
}
