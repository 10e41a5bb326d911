'use client';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { placesTo } from './placesTo.ts';
import type { RowSetup } from './RowSetup.ts';
import type { Selection } from './selectionOf.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableView } from './table.ts';
import { useOverflows } from './useOverflows.ts';

export interface TableProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  setup: RowSetup<Row>;
  density: 'regular' | 'compact';
  isRoomy: boolean;
  sort: TableView['sort'];
  onSort: (column: string) => void;
  selected?: ReadonlySet<string>;
  selection: Selection;
  onSelectAll: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The body listens for all its rows; their controls are reached and pressed by keyboard themselves. */
  listeners: { onClick: (event: MouseEvent) => void };
  /** Stands instead of rows. */
  message?: ReactNode;
  /** How many rows to draw while rows are loading. */
  skeletons: number;
}

const SELECT_WIDTH = '3.125rem';
const SHARED_WIDTH = '9rem';
const DENSE_FROM = 9;

// One button alone is narrower than what usually stands above it.
const actionsWidth = (count: number) => `max(${count} * ${styles.actionSize} + 1.25rem, 4.5rem)`;

/** Text that was cut off shows whole under the pointer. It is measured when asked for, not for every cell of every page. */
function showWhole({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement)) return;
  const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
  if (isCut && target.childElementCount === 0) target.title = target.textContent ?? '';
  else if (target.title !== '') target.removeAttribute('title');
}

/** Escape puts a tip away until the pointer or the focus moves on. */
const tipListeners = {
  onPointerOver: (event: PointerEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.tips;
    showWhole(event);
  },
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    delete currentTarget.dataset.tips;
  },
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape') currentTarget.dataset.tips = 'off';
  },
};

/** The rows as a native table, in a box that scrolls sideways when they do not fit. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowId, setup, density, isRoomy, sort, onSort, selected, selection, onSelectAll, listeners, message, skeletons } = props;
  const { actions, columns, isCondensed, messages, onSelect } = setup;
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);

  const count = columns.length + (onSelect ? 1 : 0) + (actions ? 1 : 0);
  const widths = columns.map(({ width, condensedWidth = width }) => (isCondensed ? condensedWidth : width));
  const extra = [onSelect && SELECT_WIDTH, actions && actionsWidth(actions.display === 'menu' ? 1 : actions.items.length)];
  const needed = [...extra.filter(Boolean), ...widths.map((width) => width ?? SHARED_WIDTH)];

  return (
    <div
      ref={box}
      className={styles.scrollBox}
      data-overflows={overflows || undefined}
      role={overflows ? 'region' : undefined}
      aria-label={overflows ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <table
        className={styles.table}
        aria-label={label}
        data-density={density}
        data-dense={isCondensed || (count >= DENSE_FROM && !isRoomy) || undefined}
        data-condensed={isCondensed || undefined}
        style={{ minInlineSize: `calc(${needed.join(' + ')})` }}
      >
        <colgroup>
          {onSelect && <col style={{ inlineSize: SELECT_WIDTH }} />}
          {columns.map(({ id }, place) => (
            <col key={id} style={{ inlineSize: widths[place] }} />
          ))}
          {actions && <col style={{ inlineSize: extra[1] }} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          actionsHeader={actions?.header}
          selection={onSelect ? selection : undefined}
          isEmpty={rows.length === 0}
          selectAllLabel={messages.tableSelectAll}
          onSelectAll={onSelectAll}
        />
        {skeletons > 0 && <SkeletonRows count={skeletons} setup={setup} />}
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
            {placesTo(rows.length).map((place) => {
              const row = rows[place] as Row;
              return (
                <TableRow key={place} row={row} place={place} isSelected={selected?.has(rowId(row)) ?? false} setup={setup} />
              );
            })}
          </tbody>
        )}
      </table>
    </div>
  );
}
