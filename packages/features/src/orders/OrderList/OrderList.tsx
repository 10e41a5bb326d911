'use client';
import type { Order } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { DataTable, type RowActions, SortMenu, type TableLayout, useStableCallback } from '@valise/ui/DataTable';
import type { FilterChip } from '@valise/ui/FilterChips';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { Select } from '@valise/ui/Select';
import { Tabs } from '@valise/ui/Tabs';
import { useMemo, useRef } from 'react';
import { useToday } from '../../shared/format/useToday.ts';
import { BufferedSearchField, paths, useFirstPage, useValueFormats } from '../../shared/index.ts';
import { orderMessages } from '../../shared/order/messages.ts';
import { queueMessages } from '../../shared/order/queueMessages.ts';
import { ordersMessages } from '../messages.ts';
import { orderCard, orderColumns } from './orderColumns.tsx';
import { capitalised, columnOfStatus, openTab, ordersByTab, presentStatuses, searchedText, searchText, statusFilter } from './state/orderFilter.ts';
import { type OrderListState, orderListState, orderTabs, type OrderTab } from './state/orderListState.ts';

export interface OrderListProps {
  orders: Loadable<readonly Order[]>;
  /** The ids of the orders that Today's Queue has in cleaning. */
  cleaning: ReadonlySet<string>;
  /** Tab, search, filter, sort and page. The application keeps it, for example in the address. */
  listState: OrderListState;
  onListStateChange: (state: OrderListState) => void;
}

const none: readonly Order[] = [];
const ALL = '';

const idOf = ({ id }: Order) => id;
const hrefOf = ({ id }: Order) => paths.orderDetail(id);

/** The orders of a partner, in tabs: those with a rider, and those that wait for one. */
export function OrderList({ orders, cleaning, listState, onListStateChange }: OrderListProps) {
  const messages = useMessages(ordersMessages);
  const etaWords = useMessages(orderMessages);
  const columnNames = useMessages(queueMessages);
  const formats = useValueFormats();
  const today = useToday();
  const searchField = useRef<HTMLInputElement>(null);
  const loaded = orders.state === 'ready' ? orders.data : none;
  const tabs = useMemo(() => ordersByTab(loaded), [loaded]);

  const firstPage = useFirstPage(orderListState, listState);
  const { search, status } = firstPage;
  const matches = useMemo(() => statusFilter(status, cleaning), [status, cleaning]);
  const tab = useMemo(() => openTab(tabs, { tab: firstPage.tab, search, matches }), [tabs, firstPage.tab, search, matches]);

  const options = useMemo(() => ({ messages, etaWords, formats, today }), [messages, etaWords, formats, today]);
  const columns = useMemo(() => orderColumns(tab, options), [tab, options]);
  const card = useMemo(() => orderCard(tab, options), [tab, options]);
  const rowName = useMemo(() => ({ id }: Order) => messages.listedOrder({ id }), [messages]);
  const actions = useMemo<RowActions<Order>>(
    () => ({ header: messages.view, items: [{ id: 'view', label: messages.view, icon: <ArrowRight size={18} />, href: hrefOf }] }),
    [messages],
  );
  const statuses = useMemo(() => presentStatuses(tabs[tab]), [tabs, tab]);

  // What is narrowed from here on stays in the tab that is open.
  const narrow = useStableCallback((changes: Partial<Pick<OrderListState, 'search' | 'status'>>) =>
    onListStateChange(orderListState.withFilters(listState, { tab: listState.tab ?? (tab === 'pending' ? tab : null), ...changes })),
  );
  const setSearch = useStableCallback((next: string) => narrow({ search: next }));
  const clear = () => narrow({ search: '', status: null });

  const statusLabel = (value: string) => {
    const column = columnOfStatus(value);
    return column === null ? capitalised(statuses.get(value) ?? value) : columnNames[column];
  };
  const shownStatuses = [...new Set([...statuses.keys(), ...(status === null ? [] : [status])])];
  const filters = (layout: TableLayout) => (
    <>
      <Select
        label={messages.status}
        isLabelInside
        value={status ?? ALL}
        options={[{ value: ALL, label: messages.all }, ...shownStatuses.map((value) => ({ value, label: statusLabel(value) }))]}
        onChange={(value) => narrow({ status: value === ALL ? null : value })}
      />
      {layout === 'cards' && (
        <SortMenu
          columns={columns}
          sort={firstPage.sort}
          onSortChange={(sort) => onListStateChange({ ...firstPage, sort: (sort as OrderListState['sort'] | null) ?? orderListState.default.sort })}
        />
      )}
    </>
  );
  const chips = (total: number): FilterChip[] => [
    ...(search.trim() === ''
      ? []
      : [{ id: 'search', facet: messages.search, value: search.trim(), count: orders.state === 'ready' ? total : undefined, onRemove: () => setSearch('') }]),
    ...(status === null ? [] : [{ id: 'status', facet: messages.status, value: statusLabel(status), onRemove: () => narrow({ status: null }) }]),
  ];

  const rows = useMemo<Loadable<readonly Order[]>>(() => (orders.state === 'ready' ? { ...orders, data: tabs[tab] } : orders), [orders, tabs, tab]);
  const table = (
    <DataTable
      label={messages.orders}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={rowName}
      rowHref={hrefOf}
      actions={actions}
      card={card}
      tableState={listState}
      onTableStateChange={onListStateChange}
      filter={{ search: searchedText(search), searchText, matches }}
      filterChips={chips}
      onClearFilters={clear}
      sizes={orderListState.sizes}
      search={
        <BufferedSearchField
          label={messages.searchOrders}
          isLabelHidden
          ref={searchField}
          placeholder={messages.search}
          value={search}
          onChange={setSearch}
        />
      }
      filters={filters}
      loading={messages.loadingOrders}
      countLabel={(count) => messages.orderCount({ count })}
      empty={{
        title: messages.noOrders,
        description: messages.tryAdjustingFilters,
        action: tabs[tab].length > 0 && (
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
  );
  const hasNone = orders.state === 'ready' && loaded.length === 0;
  const count = (id: OrderTab) => (orders.state === 'ready' ? tabs[id].length : undefined);
  return (
    <>
      <PageHeader
        title={messages.orders}
        subtitle={messages.subtitle}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.orders }]}
      />
      {hasNone ? (
        table
      ) : (
        <Tabs
          label={messages.orders}
          selectedId={tab}
          onSelectionChange={(id) => {
            // A status of one tab is none of the other.
            if (id !== tab) onListStateChange(orderListState.withFilters(listState, { tab: id as OrderTab, status: null }));
          }}
          tabs={orderTabs.map((id) => ({
            id,
            label: messages[id],
            count: count(id),
            countTone: id === 'pending' && tabs.pending.length > 0 ? 'warning' : 'neutral',
            content: table,
          }))}
        />
      )}
    </>
  );
}
