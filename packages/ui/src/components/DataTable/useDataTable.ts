'use client';
import { useMemo, useRef } from 'react';
import { type Messages, useMessages } from '../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../Announcer/Announcer.tsx';
import type { LoadedPart } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { useRestoreFocus } from './actions/useRestoreFocus.ts';
import { useRowMenu } from './actions/useRowMenu.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { useTableHandle } from './export/useTableHandle.ts';
import { orderedColumns } from './layout/orderedColumns.ts';
import { useTableLayout } from './layout/useTableLayout.ts';
import { visibleColumns } from './layout/visibleColumns.ts';
import { dataTableMessages } from './messages.ts';
import type { TableFilter } from './rows/filterRows.ts';
import { useLateRows } from './rows/useLateRows.ts';
import { useRowClicks } from './rows/useRowClicks.ts';
import { useSharedRowProps } from './rows/useSharedRowProps.ts';
import { selectionMode } from './selection/selectionMode.ts';
import { useSelectionAnnouncements } from './selection/useSelectionAnnouncements.ts';
import { useSelectionChanges } from './selection/useSelectionChanges.ts';
import { useTableSelection } from './selection/useTableSelection.ts';
import type { TableState } from './tableProps.ts';
import { useStateChanges } from './useStateChanges.ts';
import { useTableAnnouncements } from './useTableAnnouncements.ts';

const none: readonly never[] = [];
const loadedText = ({ loaded, total }: LoadedPart, messages: Messages<(typeof dataTableMessages)['en-US']>) =>
  total === undefined ? messages.tableLoaded({ count: loaded }) : messages.tableLoadedOf({ count: loaded, total });
const noFilter: TableFilter<unknown> = {};

/** The model of a table: its rows, its selection, its announcements and its handle, which the views render. */
export function useDataTable<Row, State extends TableState>(props: DataTableProps<Row, State>) {
  const { ref, columns, rowId, rowName, rowHref, actions, card, tableState, filter = noFilter, selection } = props;
  const { hiddenColumns = none, columnOrder = none } = props;
  const messages = useMessages(dataTableMessages);
  const part = props.rows.state === 'ready' ? props.rows.part : undefined;
  const countLabel = part
    ? (count: number) => messages.tableLoaded({ count })
    : (props.countLabel ?? ((count: number) => messages.tableEntries({ count })));
  const loaded = part && loadedText(part, messages);
  const { place: container, onRetry } = useFocusAfterRetry(props.rows.state);
  const { layout, isRoomy } = useTableLayout(container, card !== undefined);

  const isReady = props.rows.state === 'ready';
  const rows = props.rows.state === 'ready' ? props.rows.data : none;
  const late = useLateRows({ rows, columns, tableState, filter });
  const { pageRows, rowIndexes, total } = late;

  const announcer = useRef<AnnouncerHandle>(null);
  const empty = loaded === undefined ? props.empty : { ...props.empty, title: messages.tableNotFoundYet({ loaded }) };
  const entries = isReady && total === 0 ? empty.title : countLabel(total);
  useTableAnnouncements({ announcer, columns, tableState, filter, isReady, isLate: late.isLate, page: late.page, pages: late.pages, entries });

  const isCards = layout === 'cards';
  const mode = selectionMode(selection, isCards);
  const selected = useTableSelection({ rows, rowIndexes, pageRows, rowId, filter: late.filter, selection });
  const announce = useSelectionAnnouncements(announcer, selected.count);
  const selecting = useSelectionChanges({ container, rows, pageRows, rowId, selection, selected, mode, announce });

  const visible = useMemo(() => visibleColumns(orderedColumns(columns, columnOrder), hiddenColumns), [columns, columnOrder, hiddenColumns]);
  const { onPressCapture, restoreFocusTo } = useRestoreFocus(container);
  useTableHandle(ref, { rows, rowIndexes, columns: visible, selected, restoreFocusTo });

  const shared = useSharedRowProps({
    layout,
    columns: visible,
    rowName,
    rowHref,
    onSelect: mode.hasBoxes ? selecting.onSelect : undefined,
    isSingle: selection?.isSingle === true,
    isSelecting: mode.isSelecting,
    actions,
    card,
    messages,
  });
  const rowMenu = useRowMenu(pageRows, shared);
  return {
    ...late,
    rows,
    container,
    announcer,
    messages,
    layout,
    isCards,
    isRoomy,
    mode,
    selected,
    selecting,
    changes: useStateChanges({ container, tableState, onTableStateChange: props.onTableStateChange }),
    shared,
    rowMenu: rowMenu.menu,
    listeners: useRowClicks({ rows: pageRows, actions: actions?.items, onMenu: rowMenu.open }),
    /** How many skeleton rows replace rows that are loading. */
    skeletons: props.rows.state === 'loading' ? tableState.size : 0,
    countLabel,
    /** How much has been loaded, in words, while that is only a part. */
    loaded,
    /** Shown when no row is left. While only a part is loaded it says so. */
    empty,
    onPressCapture,
    onRetry,
  };
}
export type DataTableModel<Row> = ReturnType<typeof useDataTable<Row, TableState>>;
