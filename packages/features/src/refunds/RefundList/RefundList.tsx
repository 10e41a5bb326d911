'use client';
import type { Refund } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { DataTable, type DataTableHandle, type RowActions, type TableLayout, useStableCallback } from '@valise/ui/DataTable';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { Eye } from '@valise/ui/icons/Eye';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { useMemo, useRef, useState } from 'react';
import {
  BufferedSearchField,
  ExportMenu,
  filterChips,
  type ListPreferences,
  paths,
  tablePreferences,
  useExportRows,
  useFirstPage,
  useUndo,
  useValueFormats,
} from '../../shared/index.ts';
import { refundMessages } from '../messages.ts';
import type { RefundStatusKey } from '../refundStatus.ts';
import { numberOf, refundCard, refundColumns } from './refundColumns.tsx';
import { RefundFilters } from './RefundFilters.tsx';
import { type RefundListState, refundListState } from './state/refundListState.ts';
import { searchText } from './state/searchText.ts';
import { statusCounts, statusFilter } from './state/statusFilter.ts';

export interface RefundListProps {
  refunds: Loadable<readonly Refund[]>;
  /** Search, filter, sort and page. The application keeps it, for example in the address. */
  listState: RefundListState;
  onListStateChange: (state: RefundListState) => void;
  /** The columns and the density. The application keeps them. */
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
  /** Opens the support chat of the refund's order. */
  onChat: (refund: Refund) => void;
}

const none: readonly Refund[] = [];
const idOf = ({ id }: Refund) => id;
const hrefOf = ({ id }: Refund) => paths.refundDetail(id);

/** The refunds that travelers have asked for. */
export function RefundList({ refunds, listState, onListStateChange, preferences, onPreferencesChange, onChat }: RefundListProps) {
  const messages = useMessages(refundMessages);
  const formats = useValueFormats();
  const searchField = useRef<HTMLInputElement>(null);
  const table = useRef<DataTableHandle<Refund>>(null);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const loaded = refunds.state === 'ready' ? refunds.data : none;

  const firstPage = useFirstPage(refundListState, listState);
  const { search, status } = firstPage;
  const changeState = useStableCallback(onListStateChange);
  const matches = useMemo(() => statusFilter(status), [status]);
  const setSearch = useStableCallback((next: string) => onListStateChange(refundListState.withFilters(listState, { search: next })));
  const offerUndo = useUndo();
  const clear = () => {
    onListStateChange(refundListState.clearFilters(listState));
    offerUndo(messages.filtersCleared, () => changeState(listState));
  };

  const columns = useMemo(() => refundColumns(messages, formats), [messages, formats]);
  const card = useMemo(() => refundCard(messages, formats), [messages, formats]);
  const chat = useStableCallback(onChat);
  const actions = useMemo<RowActions<Refund>>(
    () => ({
      header: messages.action,
      display: 'menu',
      items: [
        { id: 'view', label: messages.viewDetail, icon: <Eye size={18} />, href: hrefOf },
        { id: 'chat', label: messages.chatSupport, icon: <ChatsCircle size={18} />, onAction: chat },
      ],
    }),
    [messages, chat],
  );

  const isCounting = refunds.state === 'ready' && (isFilterOpen || status.length > 0);
  const counts = useMemo(() => (isCounting ? statusCounts(loaded, search) : undefined), [isCounting, loaded, search]);
  const labels = useMemo(
    () => ({
      status: { label: messages.status, labelOf: (key: RefundStatusKey) => messages[key], countOf: counts && ((key: RefundStatusKey) => counts.get(key) ?? 0) },
    }),
    [messages, counts],
  );
  const changePreferences = useStableCallback(onPreferencesChange);
  const { exportCsv, copyRows } = useExportRows(table, 'refunds');

  const filters = (layout: TableLayout, total: number) => (
    <RefundFilters
      layout={layout}
      total={refunds.state === 'ready' ? total : undefined}
      state={firstPage}
      onStateChange={changeState}
      labels={labels}
      onOpenChange={setFilterOpen}
      columns={columns}
      preferences={preferences}
      onPreferencesChange={changePreferences}
    />
  );
  const exportMenu = (layout: TableLayout) => <ExportMenu layout={layout} exportCsv={exportCsv} copyRows={copyRows} />;
  const chips = (total: number) => [
    ...(search.trim() === ''
      ? []
      : [{ id: 'search', facet: messages.search, value: search.trim(), count: refunds.state === 'ready' ? total : undefined, onRemove: () => setSearch('') }]),
    ...filterChips(refundListState, { state: listState, onStateChange: onListStateChange }, labels),
  ];

  return (
    <>
      <PageHeader title={messages.refunds} crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.refunds }]} />
      <DataTable
        ref={table}
        label={messages.refunds}
        columns={columns}
        {...tablePreferences(preferences, onPreferencesChange)}
        rows={refunds}
        rowId={idOf}
        rowName={numberOf}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        tableState={listState}
        onTableStateChange={onListStateChange}
        filter={{ search, searchText, matches }}
        filterChips={chips}
        onClearFilters={clear}
        sizes={refundListState.sizes}
        search={
          <BufferedSearchField
            label={messages.searchRefunds}
            isLabelHidden
            ref={searchField}
            placeholder={messages.searchRefunds}
            value={search}
            onChange={setSearch}
          />
        }
        filters={filters}
        bulkActions={exportMenu}
        loading={messages.loadingRefunds}
        countLabel={(count) => messages.refundCount({ count })}
        empty={{
          title: messages.noRefunds,
          description: messages.tryAdjustingFilters,
          action: loaded.length > 0 && (
            <Button
              onPress={() => {
                searchField.current?.focus();
                clear();
              }}
            >
              {messages.clearFilters}
            </Button>
          ),
        }}
      />
    </>
  );
}
