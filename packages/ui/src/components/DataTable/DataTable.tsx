'use client';
import { type ChangeEvent, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { Pager } from '../Pager/Pager.tsx';
import { useRestoreFocus } from './actions/useRestoreFocus.ts';
import { useRowMenu } from './actions/useRowMenu.tsx';
import { RowCards } from './cards/RowCards.tsx';
import * as styles from './DataTable.css.ts';
import { useTableLayout } from './layout/useTableLayout.ts';
import { visibleColumns } from './layout/visibleColumns.ts';
import { dataTableMessages } from './messages.ts';
import type { TableFilter } from './rows/filterRows.ts';
import type { SharedRowProps } from './rows/sharedRowProps.ts';
import { useRowClicks } from './rows/useRowClicks.ts';
import { useTableRows } from './rows/useTableRows.ts';
import { type TableSelection, useTableSelection } from './selection/useTableSelection.ts';
import { Table } from './table/Table.tsx';
import type { CardParts, RowActions, TableColumn, TableState } from './tableProps.ts';
import { TableToolbar, type TableToolbarProps } from './toolbar/TableToolbar.tsx';
import { useStableCallback } from './useStableCallback.ts';
import { useTableAnnouncements } from './useTableAnnouncements.ts';

// A state written on the spot with `sort: null` does not name its columns, so any column fits it.
type ColumnOf<State extends TableState> = [NonNullable<State['sort']>] extends [never] ? string : NonNullable<State['sort']>['column'];

/** What an application can do with a table through its `ref`. */
export interface DataTableHandle {
  /**
   * The element that takes focus when a dialog that a button of the table opened has closed: that button; when its row has
   * been removed, the same button of the next row, else of the previous one; null when no row is left. Pass it to the dialog:
   *
   * ```tsx
   * <ConfirmDialog restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
   * ```
   */
  restoreFocusTo: () => HTMLElement | null;
}

/**
 * Columns, actions and functions of rows should keep their identity between renders: define them outside the component or
 * memoise them. A row then renders only when its data changes.
 */
export interface DataTableProps<Row, State extends TableState = TableState>
  extends Pick<TableToolbarProps, 'search' | 'filters' | 'bulkActions'> {
  ref?: Ref<DataTableHandle>;
  /** Names the table, for example 'Products'. */
  label: string;
  columns: readonly TableColumn<Row, ColumnOf<State>>[];
  /** All rows, or that they are loading or could not be loaded. */
  rows: Loadable<readonly Row[]>;
  /** Identifies a row on all pages. */
  rowId: (row: Row) => string;
  /** The row's name, for example in 'Select Silk Slip Dress'. */
  rowName: (row: Row) => string;
  /** The address of the row's own screen. Its name becomes a link, and a press anywhere else on the row follows it. */
  rowHref?: (row: Row) => string;
  /** The ids of hidden columns. The key column cannot be hidden. A `ColumnsMenu` changes them. @default none */
  hiddenColumns?: readonly string[];
  /** The actions of each row. */
  actions?: RowActions<Row>;
  /** The row as a card, for containers narrower than 640 px. @default the table scrolls sideways in its box */
  card?: (row: Row) => CardParts;
  /** Sort, page and page size, kept by the application. */
  tableState: State;
  /** Called when a header or the pager changes the state. Other properties of the state are kept. */
  onTableStateChange: (state: State) => void;
  /** Which rows show. The new count is announced when it changes. @default all rows */
  filter?: TableFilter<Row>;
  /** Makes rows selectable. The header's checkbox selects all rows that pass the filter, on every page. */
  selection?: TableSelection;
  /** Page sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly State['size'][];
  /** Shown and announced while rows are loading, for example 'Loading tickets...'. @default 'Loading' */
  loading?: string;
  /** Shown when there are no rows. */
  empty: EmptyStateProps;
  /** The number of rows in words, for announcements, for example '42 orders'. @default '42 entries' */
  countLabel?: (count: number) => string;
  /** Rows of 56 px (64 where columns fold into a second line) or of 44. @default 'regular' */
  density?: 'regular' | 'compact';
}

const none: readonly never[] = [];
const noFilter: TableFilter<unknown> = {};

/** Many things of one kind, to be searched, sorted, paged and selected. */
export function DataTable<Row, State extends TableState = TableState>({ ref, ...props }: DataTableProps<Row, State>) {
  const { label, rowId, rowName, rowHref, actions, card, tableState, onTableStateChange, filter = noFilter, selection, empty } = props;
  const messages = useMessages(dataTableMessages);
  const { place: container, onRetry } = useFocusAfterRetry(props.rows.state);
  const announcer = useRef<AnnouncerHandle>(null);
  const { layout, isRoomy } = useTableLayout(container, card !== undefined);
  const isCards = layout === 'cards';

  const { state } = props.rows;
  const rows = props.rows.state === 'ready' ? props.rows.data : none;
  const { pageRows, rowIndexes, total, page, pages } = useTableRows({ rows, columns: props.columns, tableState, filter });
  const selectionState = useTableSelection({ rows, rowIndexes, rowId, selection });
  const countLabel = props.countLabel ?? ((count: number) => messages.tableEntries({ count }));
  const entries = state === 'ready' && total === 0 ? empty.title : countLabel(total);
  useTableAnnouncements({ announcer, columns: props.columns, tableState, filter, isReady: state === 'ready', page, pages, entries });
  const { onClickCapture, restoreFocusTo } = useRestoreFocus(container);
  useImperativeHandle(ref, () => ({ restoreFocusTo }));

  const change = (part: Partial<TableState>) => onTableStateChange({ ...tableState, ...part });
  const onSort = useStableCallback((column: string) => {
    const isAscending = tableState.sort?.column === column && tableState.sort.direction === 'ascending';
    change({ sort: { column, direction: isAscending ? 'descending' : 'ascending' }, page: 1 });
  });

  const select = (next: Set<string>) => {
    selection?.onChange(next);
    announcer.current?.announce(messages.tableSelectedOf({ count: next.size, total: rows.length }));
  };
  const onSelectAll = useStableCallback(() => select(selectionState.withAll(selectionState.all !== 'all')));
  const onSelect = useStableCallback(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const row = pageRows[Number(currentTarget.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex)];
    if (row !== undefined) select(selectionState.withRow(rowId(row), currentTarget.checked));
  });

  // In narrow layouts one menu button leaves the room to the row's name.
  const isMenu = actions !== undefined && (actions.display === 'menu' || (layout !== 'full' && actions.items.length > 1));
  const isSelectable = selection !== undefined && !(isCards && selection.isShownOnCards === false);
  const { columns, hiddenColumns = none } = props;
  const visible = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const shared = useMemo<SharedRowProps<Row>>(
    () => ({
      columns: layout === 'condensed' ? visible.filter((column) => column.isHiddenWhenCondensed !== true) : visible,
      isCondensed: layout === 'condensed',
      rowName,
      rowHref,
      onSelect: isSelectable ? onSelect : undefined,
      actions: isMenu && actions ? { ...actions, display: 'menu' } : actions,
      card,
      messages,
    }),
    [layout, visible, rowName, rowHref, isSelectable, onSelect, actions, isMenu, card, messages],
  );

  const rowMenu = useRowMenu(pageRows, shared);
  const onClick = useRowClicks({ rows: pageRows, actions: actions?.items, onMenu: rowMenu.open });

  let message: ReactNode;
  if (props.rows.state === 'failed') {
    const { message: title, retry, isRetrying } = props.rows;
    message = (
      <ErrorState
        title={title}
        isRetrying={isRetrying}
        onRetry={() => {
          onRetry();
          retry();
        }}
      />
    );
  } else if (state === 'ready' && total === 0) {
    message = <EmptyState {...empty} />;
  }

  const bodyProps = {
    label,
    rows: pageRows,
    rowId,
    shared,
    selected: selection?.selected,
    listeners: { onClick },
    // Few enough that the loading text below them is visible without scrolling.
    skeletons: state === 'loading' ? Math.min(tableState.size, isCards ? 3 : 5) : 0,
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.dataTable}>
      <Announcer ref={announcer} />
      <div role="presentation" className={isCards ? styles.cardsArea : styles.surface} onClickCapture={onClickCapture}>
        {props.rows.state === 'ready' && props.rows.isRefreshing && <div className={styles.refreshing} />}
        <TableToolbar
          search={props.search}
          filters={props.filters}
          bulkActions={props.bulkActions}
          selected={selectionState.count > 0 ? messages.tableSelected({ count: selectionState.count }) : undefined}
          layout={layout}
        />
        {isCards && message !== undefined && <div className={styles.messageCard}>{message}</div>}
        {isCards ? (
          <RowCards {...bodyProps} />
        ) : (
          <Table
            {...bodyProps}
            density={props.density ?? 'regular'}
            isRoomy={isRoomy}
            sort={tableState.sort}
            onSort={onSort}
            selection={selectionState.all}
            onSelectAll={onSelectAll}
            message={message}
          />
        )}
        {state !== 'failed' && (
          <div className={styles.footer}>
            {state === 'loading' ? (
              <p role="status">{props.loading ?? messages.loading}</p>
            ) : (
              <Pager
                label={messages.tablePager({ label })}
                page={page}
                size={tableState.size}
                total={total}
                sizes={props.sizes}
                onChange={change}
              />
            )}
          </div>
        )}
      </div>
      {rowMenu.menu}
    </div>
  );
}
