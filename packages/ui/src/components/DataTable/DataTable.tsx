'use client';
import { Activity, type ChangeEvent, type KeyboardEvent, memo, type ReactNode, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { lazyModule } from '../../lazyPart/loading/lazyModule.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { type FilterChip, FilterChips } from '../FilterChips/FilterChips.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useRestoreFocus } from './actions/useRestoreFocus.ts';
import { useRowMenu } from './actions/useRowMenu.tsx';
import { LazyRowCards } from './cards/LazyRowCards.tsx';
import * as styles from './DataTable.css.ts';
import { copyText } from './export/copyText.ts';
import { orderedColumns } from './layout/orderedColumns.ts';
import { useTableLayout } from './layout/useTableLayout.ts';
import { visibleColumns } from './layout/visibleColumns.ts';
import { dataTableMessages } from './messages.ts';
import type { TableFilter } from './rows/filterRows.ts';
import type { SharedRowProps } from './rows/sharedRowProps.ts';
import { useRowClicks } from './rows/useRowClicks.ts';
import { useRowsInSteps } from './rows/useRowsInSteps.ts';
import { useShownState } from './rows/useShownState.ts';
import { useTableRows } from './rows/useTableRows.ts';
import { countSelected, noSelection, selectionOfIds } from './selection/rowSelection.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { SelectPageBox } from './selection/SelectionBox.tsx';
import { type SelectedRows, type TableSelection, useTableSelection } from './selection/useTableSelection.ts';
import { useSelectionAnnouncements } from './selection/useSelectionAnnouncements.ts';
import { Table } from './table/Table.tsx';
import type { CardParts, RowActions, TableColumn, TableDensity, TableState, UnsortedColumn } from './tableProps.ts';
import { TableToolbar, type TableToolbarProps } from './toolbar/TableToolbar.tsx';
import { useScrollToHead } from './useScrollToHead.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { useTableAnnouncements } from './useTableAnnouncements.ts';

// A state written on the spot with `sort: null` does not name its columns, so any column fits it.
type ColumnOf<State extends TableState> = [NonNullable<State['sort']>] extends [never] ? string : NonNullable<State['sort']>['column'];

/** What an application can do with a table through its `ref`. */
export interface DataTableHandle<Row = unknown> {
  /** The selected rows, those first that are shown on some page. */
  selectedRows: () => SelectedRows<Row>;
  /** The rows that pass the filter, on all pages, as they are sorted. */
  shownRows: () => readonly Row[];
  /**
   * The element that takes focus when a dialog that a button of the table opened has closed: that button; when its row has
   * been removed, the same button of the next row, else of the previous one; when it was outside the rows, as above selected
   * ones, the last button of the row after the first of them; null when no row is left. Pass it to the dialog:
   *
   * ```tsx
   * <ConfirmDialog restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
   * ```
   */
  restoreFocusTo: () => HTMLElement | null;
  /**
   * Downloads the selected rows, or without any those that pass the filter, as `{name}-{day}.csv`: the visible columns in
   * their order, the rows as they are sorted. Resolves to how many rows there are; rejects when its code could not be fetched.
   */
  saveCsv: (name: string) => Promise<number>;
  /** Copies the same rows as text for a spreadsheet. Rejects also when the browser refuses the clipboard. */
  copyRows: () => Promise<number>;
}

/**
 * Columns, actions and functions of rows should keep their identity between renders: define them outside the component or
 * memoise them. A row then renders only when its data changes.
 */
export interface DataTableProps<Row, State extends TableState = TableState>
  extends Pick<TableToolbarProps, 'search' | 'filters' | 'bulkActions'> {
  ref?: Ref<DataTableHandle<Row>>;
  /** Names the table, for example 'Products'. */
  label: string;
  columns: readonly (TableColumn<Row, ColumnOf<State>> | UnsortedColumn<Row>)[];
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
  /** What narrows the list, the search included, each removable in one press. Receives how many rows are left. */
  filterChips?: (total: number) => readonly FilterChip[];
  /** Called to remove all chips. */
  onClearFilters?: () => void;
  /** Makes rows selectable. The header's checkbox selects the rows of the page; the selection bar offers all rows. */
  selection?: TableSelection;
  /** Page sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly State['size'][];
  /** Shown and announced while rows are loading, for example 'Loading tickets...'. @default 'Loading' */
  loading?: string;
  /** Shown when there are no rows; while nothing is loaded at all, alone, without tools, header and pager. */
  empty: Omit<EmptyStateProps, 'size'>;
  /** The number of rows in words, for announcements, for example '42 orders'. @default '42 entries' */
  countLabel?: (count: number) => string;
  /** The ids of the columns in their order; the key column keeps its place. A `ColumnsMenu` changes it. @default as given */
  columnOrder?: readonly string[];
  /** The widths that a person has chosen, in rem, by the ids of the columns. @default the columns' own */
  columnWidths?: Readonly<Record<string, number>>;
  /** Makes columns that have a width resizable at a separator in their header, while all columns are shown. */
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  /** @default 'comfortable' */
  density?: TableDensity;
}

const none: readonly never[] = [];
const exportCode = lazyModule(() => import('./export/exportRows.ts'));
const noChips: readonly FilterChip[] = [];
const noFilter: TableFilter<unknown> = {};

/** Memoised, so that a selection does not render it. */
const TablePager = memo(Pager);

/** Many things of one kind, to be searched, sorted, paged and selected. */
export function DataTable<Row, State extends TableState = TableState>({ ref, ...props }: DataTableProps<Row, State>) {
  const { label, rowId, rowName, rowHref, actions, card, tableState, onTableStateChange, filter = noFilter, selection, empty } = props;
  const messages = useMessages(dataTableMessages);
  const { place: container, onRetry } = useFocusAfterRetry(props.rows.state);
  const announcer = useRef<AnnouncerHandle>(null);
  const toolButtons = useRef<HTMLDivElement>(null);
  const pagerId = useId();
  const { layout, isRoomy } = useTableLayout(container, card !== undefined);
  const isCards = layout === 'cards';

  const { state } = props.rows;
  const rows = props.rows.state === 'ready' ? props.rows.data : none;
  const [shownState, keepShown] = useShownState(tableState, rows.length);
  const { pageRows, rowIndexes, total, page, pages } = useTableRows({ rows, columns: props.columns, tableState: shownState, filter });
  const shownRows = useRowsInSteps(pageRows);
  const selected = useTableSelection({ rows, rowIndexes, pageRows, rowId, filter, selection });
  const countLabel = props.countLabel ?? ((count: number) => messages.tableEntries({ count }));
  const entries = state === 'ready' && total === 0 ? empty.title : countLabel(total);
  useTableAnnouncements({ announcer, columns: props.columns, tableState, filter, isReady: state === 'ready', page, pages, entries });
  const announceSelected = useSelectionAnnouncements(announcer, selected.count);
  const { onPressCapture, restoreFocusTo } = useRestoreFocus(container);
  const { columns, hiddenColumns = none, columnOrder = none, columnWidths, onColumnWidthsChange, filterChips, onClearFilters } = props;
  const visible = useMemo(
    () => visibleColumns(orderedColumns(columns, columnOrder), hiddenColumns),
    [columns, columnOrder, hiddenColumns],
  );
  const passingRows = (): readonly Row[] => rowIndexes?.map((index) => rows[index] as Row) ?? rows;
  const exportedRows = (): readonly Row[] => {
    const passing = passingRows();
    return selected.count === 0 ? passing : [...passing.filter(selected.isRowSelected), ...selected.selectedRows().hidden];
  };
  useImperativeHandle(ref, () => ({
    restoreFocusTo,
    selectedRows: selected.selectedRows,
    shownRows: passingRows,
    async saveCsv(name) {
      const exported = { columns: visible, rows: exportedRows() };
      (await exportCode()).saveCsv(exported, name);
      return exported.rows.length;
    },
    async copyRows() {
      const exported = { columns: visible, rows: exportedRows() };
      await copyText(exportCode().then(({ copiedText }) => copiedText(exported)));
      return exported.rows.length;
    },
  }));

  const change = (part: Partial<TableState>) => onTableStateChange({ ...tableState, ...part });
  const onSort = useStableCallback((column: string) => {
    keepShown();
    const isAscending = tableState.sort?.column === column && tableState.sort.direction === 'ascending';
    change({ sort: { column, direction: isAscending ? 'descending' : 'ascending' }, page: 1 });
  });
  const scrollToHead = useScrollToHead(container);
  const turn = useStableCallback((part: Partial<TableState>) => {
    scrollToHead();
    change(part);
  });

  const select = (next: TableSelection['selected']) => {
    selection?.onChange(next);
    announceSelected(countSelected(next, rows, rowId), rows.length);
  };
  const onSelectPage = useStableCallback(() => select(selected.withPage(selected.page !== 'all')));
  const onSelect = useStableCallback(({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const rowIndex = Number(currentTarget.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex);
    const row = pageRows[rowIndex];
    if (row === undefined) return;
    if (selection?.isSingle) selection.onChange(currentTarget.checked ? selectionOfIds([rowId(row)]) : noSelection);
    else select(selected.afterPress(rowIndex, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
  });
  const selectPageBox = () => container.current?.querySelector<HTMLElement>('[data-select-page]:enabled') ?? null;
  const onSelectAll = useStableCallback(() => select(selected.withAll()));
  const onShowHidden = useStableCallback(() => selection?.onShowHidden?.());
  const onClear = useStableCallback(() => {
    // A row that has the focus keeps it, but among cards its checkbox goes.
    if (isCards) container.current?.focus({ preventScroll: true });
    else if (!document.activeElement?.closest('[data-row-index]')) selectPageBox()?.focus({ preventScroll: true });
    select(noSelection);
    if (isCards) selection?.cards?.onSelectingChange(false);
  });

  // In narrow layouts one menu button leaves the room to the row's name.
  const isMenu = actions !== undefined && (actions.display === 'menu' || (layout !== 'full' && actions.items.length > 1));
  const isSelecting = isCards && selection?.cards?.isSelecting === true;
  const isSelectable = selection !== undefined && (!isCards || selection.cards?.isSelecting !== false);
  const shared = useMemo<SharedRowProps<Row>>(
    () => ({
      columns: layout === 'condensed' ? visible.filter((column) => column.isHiddenWhenCondensed !== true) : visible,
      isCondensed: layout === 'condensed',
      rowName,
      rowHref: isSelecting ? undefined : rowHref,
      onSelect: isSelectable ? onSelect : undefined,
      isSingle: selection?.isSingle === true,
      isSelecting,
      actions: isSelecting || !actions ? undefined : isMenu ? { ...actions, display: 'menu' } : { ...actions, items: actions.items.filter((item) => !item.isInMenuAlone) },
      card,
      messages,
    }),
    [layout, visible, rowName, rowHref, isSelectable, onSelect, selection?.isSingle, isSelecting, actions, isMenu, card, messages],
  );

  const rowMenu = useRowMenu(pageRows, shared);
  const listeners = useRowClicks({ rows: pageRows, actions: actions?.items, onMenu: rowMenu.open });
  const startSelecting = (rowIndex: number) => {
    selection?.cards?.onSelectingChange(true);
    select(selected.afterPress(rowIndex, true, false));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    // React also sends the keys that are pressed in menus and dialogs of the table.
    if (event.defaultPrevented || !(target instanceof Element) || container.current?.contains(target) !== true) return;
    if (key === 'Escape' && selected.count > 0 && !target.matches('input:not([type=checkbox]), select')) onClear();
  };

  if (state === 'ready' && rows.length === 0) {
    return (
      <div ref={container} tabIndex={-1} className={styles.dataTable}>
        <div className={styles.surface}>
          <EmptyState {...empty} size="large" />
        </div>
      </div>
    );
  }

  let message: ReactNode;
  if (props.rows.state === 'failed') {
    const { message: title, reason, retry, isRetrying } = props.rows;
    message = (
      <ErrorState
        title={title}
        description={reason}
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

  const selectionBar = selection && selection.isSingle !== true && (isSelecting || !isCards || selection.cards === undefined) && (
    <SelectionBar
      count={selected.count}
      hidden={selected.hidden}
      hiddenBy={selected.hiddenBy}
      total={rows.length}
      layout={isSelecting ? 'cards' : layout}
      actions={selection.actions}
      messages={messages}
      onShowHidden={selection.onShowHidden && onShowHidden}
      onSelectAll={onSelectAll}
      onClear={onClear}
    />
  );
  const hasToolbar = props.search !== undefined || props.filters !== undefined || props.bulkActions !== undefined;
  const isBarInToolbar = !isSelecting && Boolean(selectionBar) && selected.count > 0;
  // Above cards the search field stays in sight, and so does its text.
  const chips = (filterChips?.(total) ?? noChips).filter(({ id }) => !isCards || id !== 'search');
  const summary = total < rows.length ? messages.tableCountOf({ count: total, entries: countLabel(rows.length) }) : undefined;

  const bodyProps = {
    label,
    rows: shownRows,
    shared,
    isRowSelected: selected.isRowSelected,
    listeners,
    skeletons: state === 'loading' ? tableState.size : 0,
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.dataTable}>
      <Announcer ref={announcer} />
      <div
        role="presentation"
        className={isCards ? styles.cardsArea : styles.surface}
        onClickCapture={onPressCapture}
        onKeyDownCapture={onPressCapture}
        onKeyDown={onKeyDown}
      >
        {props.rows.state === 'ready' && props.rows.isRefreshing && <div className={styles.refreshing} />}
        {(hasToolbar || isBarInToolbar || chips.length > 0) && (
          <div className={styles.tools} data-selecting={isBarInToolbar || undefined}>
            {hasToolbar && (
              // Hidden beside the bar, and not removed: building it again would take longer than all else that a selection changes.
              <TableToolbar
                search={props.search}
                filters={props.filters}
                bulkActions={isSelecting ? undefined : props.bulkActions}
                skipLink={total > 0 && <SkipLink targetId={pagerId} label={messages.tableSkipToPages} />}
                buttonsRef={toolButtons}
                layout={layout}
                total={total}
                isHidden={isBarInToolbar}
              />
            )}
            {/* Built out of sight after the rows, because building it takes longer than all else that the first selection changes. */}
            {!isSelecting && <Activity mode={isBarInToolbar ? 'visible' : 'hidden'}>{selectionBar}</Activity>}
            {chips.length > 0 && (
              <FilterChips
                chips={chips}
                summary={isSelecting ? undefined : summary}
                onClearAll={onClearFilters}
                focusAfterLast={() => (isBarInToolbar ? undefined : toolButtons.current?.querySelector('button')) ?? selectPageBox()}
              />
            )}
          </div>
        )}
        {isSelecting && (
          <div className={styles.cardsHead}>
            <label className={styles.selectPage}>
              <SelectPageBox selection={selected.page} isDisabled={pageRows.length === 0} onChange={onSelectPage} />
              {messages.tableThisPage}
            </label>
            {summary ?? countLabel(rows.length)}
          </div>
        )}
        {isCards && message !== undefined && <div className={styles.messageCard}>{message}</div>}
        {isCards ? (
          <LazyRowCards {...bodyProps} onSelectStart={selection?.cards && !isSelecting ? startSelecting : undefined} />
        ) : (
          <Table
            {...bodyProps}
            density={props.density ?? 'comfortable'}
            columnWidths={columnWidths}
            onColumnWidthsChange={onColumnWidthsChange}
            isRoomy={isRoomy}
            sort={tableState.sort}
            onSort={onSort}
            selection={selection?.isSingle ? 'single' : selected.page}
            onSelectPage={onSelectPage}
            message={message}
          />
        )}
        {state !== 'failed' && (
          // Another element, because the pager is not the loading text moved up or down.
          <div key={state} className={styles.footer}>
            {state === 'loading' ? (
              <p role="status" className={styles.loading}>
                <Spinner />
                {props.loading ?? messages.loading}
              </p>
            ) : (
              <TablePager
                id={pagerId}
                label={messages.tablePager({ label })}
                page={page}
                size={tableState.size}
                total={total}
                sizes={props.sizes}
                onChange={turn}
              />
            )}
          </div>
        )}
        {isSelecting && selectionBar}
      </div>
      {rowMenu.menu}
    </div>
  );
}
