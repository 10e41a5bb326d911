'use client';
import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react';
import { tableMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { Pager } from '../Pager/Pager.tsx';
import * as styles from './DataTable.css.ts';
import { RowCards } from './RowCards.tsx';
import type { RowSetup } from './RowSetup.ts';
import { shownColumns } from './shownColumns.ts';
import { Table } from './Table.tsx';
import { TableToolbar, type TableToolbarProps } from './TableToolbar.tsx';
import type { CardParts, RowActions, TableColumn, TableView } from './table.ts';
import { useHandler } from './useHandler.ts';
import { useRowClicks } from './useRowClicks.ts';
import { useRowMenu } from './useRowMenu.tsx';
import { useTableAnnouncements } from './useTableAnnouncements.ts';
import { useTableLayout } from './useTableLayout.ts';
import { useTableRows } from './useTableRows.ts';
import { type TableSelection, useTableSelection } from './useTableSelection.ts';

// A view written on the spot with `sort: null` says nothing of its columns, so any column fits it.
type ColumnOf<View extends TableView> = [NonNullable<View['sort']>] extends [never] ? string : NonNullable<View['sort']>['column'];

/**
 * Functions about rows, columns and actions should stay the same between renders: write them outside the component, or
 * memoise them. Rows then render only when they change.
 */
export interface DataTableProps<Row, View extends TableView = TableView>
  extends Pick<TableToolbarProps, 'search' | 'filters' | 'bulkActions'> {
  /** Names the table, for example 'Products'. */
  label: string;
  columns: readonly TableColumn<Row, ColumnOf<View>>[];
  /** All rows there are, or that they are loading or could not be loaded. */
  rows: Loadable<readonly Row[]>;
  /** Tells rows apart, also over pages. */
  rowId: (row: Row) => string;
  /** What a row is called, for example in 'Select Silk Slip Dress'. */
  rowName: (row: Row) => string;
  /** Where a row leads: its name becomes a link, and a press anywhere else on the row follows it. */
  rowHref?: (row: Row) => string;
  /** The ids of columns that do not show; the one that names the row always does. A `ColumnsMenu` changes them. @default none */
  hiddenColumns?: readonly string[];
  /** What can be done with a row. */
  actions?: RowActions<Row>;
  /** The row as a card, for containers narrower than 640 px. @default the table scrolls sideways in its box */
  card?: (row: Row) => CardParts;
  /** Sort, page, page size and search, kept by the application. */
  view: View;
  /** A header or the pager was used; whatever else the view holds is kept. */
  onViewChange: (view: View) => void;
  /** The text of a row in which the view's search is looked for. */
  searchText?: (row: Row) => string;
  /** Rows to keep. Another function means other filters, and the new count is announced. */
  filter?: (row: Row) => boolean;
  /** Rows can be selected. The header's checkbox stands for all rows that search and filter leave, on every page. */
  selection?: TableSelection;
  /** Page sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly View['size'][];
  /** Says that rows are on their way, for example 'Loading tickets...'. @default 'Loading' */
  loading?: string;
  /** What is said when there are no rows. */
  empty: EmptyStateProps;
  /** A count in words, for announcements, for example '42 orders'. @default '42 entries' */
  countLabel?: (count: number) => string;
  /** Rows of 56 px (64 where columns fold into a second line) or of 44. @default 'regular' */
  density?: 'regular' | 'compact';
}

const none: readonly never[] = [];

/** Many things of one kind, to be searched, sorted, paged and selected. */
export function DataTable<Row, View extends TableView = TableView>(props: DataTableProps<Row, View>) {
  const { label, rowId, rowName, rowHref, actions, card, view, onViewChange, searchText, filter, selection, empty } = props;
  const messages = useMessages(tableMessages);
  const { place: container, onRetry } = useFocusAfterRetry(props.rows.state);
  const announcer = useRef<AnnouncerHandle>(null);
  const { layout, isRoomy } = useTableLayout(container, card !== undefined);
  const isCards = layout === 'cards';

  const { state } = props.rows;
  const rows = props.rows.state === 'ready' ? props.rows.data : none;
  const { onPage, places, total, page, pages } = useTableRows({ rows, columns: props.columns, view, searchText, filter });
  const selecting = useTableSelection({ rows, places, rowId, selection });
  const countLabel = props.countLabel ?? ((count: number) => messages.tableEntries({ count }));
  const entries = state === 'ready' && total === 0 ? empty.title : countLabel(total);
  useTableAnnouncements({ announcer, columns: props.columns, view, filter, isReady: state === 'ready', page, pages, entries });

  const change = (part: Partial<TableView>) => onViewChange({ ...view, ...part });
  const onSort = useHandler((column: string) => {
    const isAscending = view.sort?.column === column && view.sort.direction === 'ascending';
    change({ sort: { column, direction: isAscending ? 'descending' : 'ascending' }, page: 1 });
  });

  const select = (next: Set<string>) => {
    selection?.onChange(next);
    announcer.current?.announce(messages.tableSelectedOf({ count: next.size, total: rows.length }));
  };
  const onSelectAll = useHandler(() => select(selecting.withAll(selecting.all !== 'all')));
  const onSelect = useHandler(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const row = onPage[Number(currentTarget.closest<HTMLElement>('[data-place]')?.dataset.place)];
    if (row !== undefined) select(selecting.withRow(rowId(row), currentTarget.checked));
  });

  // Where there is little room, one menu leaves it to the row's name.
  const isMenu = actions !== undefined && (actions.display === 'menu' || (layout !== 'full' && actions.items.length > 1));
  const isSelectable = selection !== undefined && !(isCards && selection.isShownOnCards === false);
  const { columns, hiddenColumns = none } = props;
  const shown = useMemo(() => shownColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const setup = useMemo<RowSetup<Row>>(
    () => ({
      columns: layout === 'condensed' ? shown.filter((column) => column.isHiddenWhenCondensed !== true) : shown,
      isCondensed: layout === 'condensed',
      rowName,
      rowHref,
      onSelect: isSelectable ? onSelect : undefined,
      actions: isMenu && actions ? { ...actions, display: 'menu' } : actions,
      card,
      messages,
    }),
    [layout, shown, rowName, rowHref, isSelectable, onSelect, actions, isMenu, card, messages],
  );

  const menu = useRowMenu(onPage, setup, isMenu);
  const onClick = useRowClicks({ rows: onPage, actions: actions?.items, onMenu: menu.open });

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

  const shared = {
    label,
    rows: onPage,
    rowId,
    setup,
    selected: selection?.selected,
    listeners: { onClick },
    // Few enough that the words below them are in sight.
    skeletons: state === 'loading' ? Math.min(view.size, isCards ? 3 : 5) : 0,
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.dataTable}>
      <Announcer ref={announcer} />
      <div className={isCards ? styles.ground : styles.surface}>
        {props.rows.state === 'ready' && props.rows.isRefreshing && <div className={styles.refreshing} />}
        <TableToolbar
          search={props.search}
          filters={props.filters}
          bulkActions={props.bulkActions}
          selected={selecting.count > 0 ? messages.tableSelected({ count: selecting.count }) : undefined}
          layout={layout}
        />
        {isCards && message !== undefined && <div className={styles.messageCard}>{message}</div>}
        {isCards ? (
          <RowCards {...shared} />
        ) : (
          <Table
            {...shared}
            density={props.density ?? 'regular'}
            isRoomy={isRoomy}
            sort={view.sort}
            onSort={onSort}
            selection={selecting.all}
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
                size={view.size}
                total={total}
                sizes={props.sizes}
                onChange={change}
              />
            )}
          </div>
        )}
      </div>
      {menu.menu}
    </div>
  );
}
