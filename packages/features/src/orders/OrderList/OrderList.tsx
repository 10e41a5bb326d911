'use client';
import type { Order } from '@valise/contract';
import type { RowActions, TableLayout } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { Tabs } from '@valise/ui/Tabs';
import { useCallback, useMemo } from 'react';
import { useToday } from '../../kit/format/useToday.ts';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { ExportMenu } from '../../kit/list/ExportMenu.tsx';
import { ListHeader } from '../../kit/list/ListHeader.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { TableMenus } from '../../kit/list/TableMenus.tsx';
import { countRows } from '../../kit/list/countRows.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import type { ListSort } from '../../kit/list/listState.ts';
import { useExportRows } from '../../kit/list/useExportRows.ts';
import { useFirstPage } from '../../kit/list/useFirstPage.ts';
import { useListTools } from '../../kit/list/useListTools.ts';
import { LazyListViewTabs } from '../../kit/list/views/LazyListViewTabs.tsx';
import { orderMessages } from '../../domain/order/messages.ts';
import { queueMessages } from '../../domain/order/queueMessages.ts';
import { ownTabs } from '../../kit/list/views/LazyListViewTabs.css.ts';
import { ordersMessages } from '../messages.ts';
import { actionsWidth, orderCard, orderColumns } from './orderColumns.tsx';
import { OrderStatusSelect } from './OrderStatusSelect.tsx';
import { capitalised, columnOfStatus, openTab, ordersByTab, presentStatuses, searchedText, searchText, statusFilter } from './state/orderFilter.ts';
import { type OrderListState, orderListState, orderTabs, type OrderTab, orderViewState } from './state/orderListState.ts';
import { useFocusOfViews } from './useFocusOfViews.ts';

export interface OrderListProps extends KeptList<OrderListState> {
  orders: Loadable<readonly Order[]>;
  /** The ids of the orders that Today's Queue has in cleaning. */
  cleaning: ReadonlySet<string>;
}

const none: readonly Order[] = [];

const idOf = ({ id }: Order) => id;
const hrefOf = ({ id }: Order) => paths.orderDetail(id);

/**
 * How many orders a state shows; undefined for those in cleaning, while nobody has asked which they are, and for a whole tab, which
 * has its count.
 */
const orderCounter =
  (tabs: Record<OrderTab, readonly Order[]>, cleaning: ReadonlySet<string>) =>
  ({ tab, search, status }: OrderListState): number | undefined => {
    const isUnknown = columnOfStatus(status) === 'cleaning' && cleaning.size === 0;
    if (isUnknown || (status === null && search.trim() === '')) return undefined;
    const matches = statusFilter(status, cleaning);
    return countRows(tabs[openTab(tabs, { tab, search, matches })], { search: searchedText(search), searchText, matches });
  };

/** The orders of a partner, in tabs: those with a rider, and those that wait for one. */
export function OrderList({ orders, cleaning, ...props }: OrderListProps) {
  const { listState, onListStateChange } = props;
  const messages = useMessages(ordersMessages);
  const etaWords = useMessages(orderMessages);
  const columnNames = useMessages(queueMessages);
  const formats = useValueFormats();
  const today = useToday();
  const loaded = orders.state === 'ready' ? orders.data : none;
  const tabs = useMemo(() => ordersByTab(loaded), [loaded]);

  const given = useFirstPage(orderListState, listState);
  const { search, status } = given;
  const matches = useMemo(() => statusFilter(status, cleaning), [status, cleaning]);
  const tab = useMemo(() => openTab(tabs, { tab: given.tab, search, matches }), [tabs, given.tab, search, matches]);
  // What is narrowed from here on stays in the tab that is open.
  const keptTab = listState.tab ?? (tab === 'pending' ? tab : null);
  const inTab = useMemo(() => ({ ...listState, tab: keptTab }), [listState, keptTab]);
  const tools = useListTools<Order, OrderListState>(orderListState, { ...props, listState: inTab });
  const { table, kept } = tools;

  const options = useMemo(() => ({ messages, etaWords, formats, today }), [messages, etaWords, formats, today]);
  const columns = useMemo(() => orderColumns(tab, options), [tab, options]);
  const card = useMemo(() => orderCard(tab, options), [tab, options]);
  const rowName = useMemo(() => ({ id }: Order) => messages.listedOrder({ id }), [messages]);
  const actions = useMemo<RowActions<Order>>(
    () => ({
      header: messages.view,
      headerWidth: actionsWidth[tab],
      items: [{ id: 'view', label: messages.view, icon: <ArrowRight size={18} />, href: hrefOf }],
    }),
    [tab, messages],
  );
  const statuses = useMemo(() => presentStatuses(tabs[tab]), [tabs, tab]);

  const presentKeys = useMemo(() => [...statuses.keys()], [statuses]);
  const statusLabel = useCallback(
    (value: string) => {
      const column = columnOfStatus(value);
      return column === null ? capitalised(statuses.get(value) ?? value) : columnNames[column];
    },
    [statuses, columnNames],
  );
  const chooseStatus = useStableCallback((value: string | null) => onListStateChange(orderListState.withFilters(inTab, { status: value })));
  const sortBy = useStableCallback((sort: ListSort | null) =>
    onListStateChange({ ...kept.state, sort: (sort as OrderListState['sort'] | null) ?? orderListState.default.sort }),
  );
  const filters = (layout: TableLayout) => (
    <>
      <OrderStatusSelect statuses={presentKeys} status={status} labelOf={statusLabel} onChange={chooseStatus} />
      <TableMenus
        layout={layout}
        columns={columns}
        sort={layout === 'cards' ? kept.state.sort : null}
        onSortChange={sortBy}
        preferences={kept.preferences}
        onPreferencesChange={kept.onPreferencesChange}
      />
    </>
  );
  const { exportCsv, copyRows } = useExportRows(table, 'orders');
  const exportMenu = (layout: TableLayout) => <ExportMenu layout={layout} onExport={exportCsv} onCopy={copyRows} />;

  const viewState = useMemo(() => ({ ...kept.state, tab }), [kept.state, tab]);
  const countOf = useMemo(() => (orders.state === 'ready' ? orderCounter(tabs, cleaning) : undefined), [orders.state, tabs, cleaning]);

  const rows = useMemo<Loadable<readonly Order[]>>(() => (orders.state === 'ready' ? { ...orders, data: tabs[tab] } : orders), [orders, tabs, tab]);
  const list = (
    <ListTable
      tools={tools}
      label={messages.orders}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={rowName}
      rowHref={hrefOf}
      actions={actions}
      card={card}
      searchLabel={messages.searchOrders}
      searchPlaceholder={messages.search}
      filter={{ search: searchedText(search), searchText, matches }}
      chips={status === null ? [] : [{ id: 'status', facet: messages.status, value: statusLabel(status), onRemove: () => chooseStatus(null) }]}
      filters={filters}
      bulkActions={exportMenu}
      loading={messages.loadingOrders}
      countLabel={(count) => messages.orderCount({ count })}
      emptyTitle={messages.noOrders}
    />
  );
  const hasNone = orders.state === 'ready' && loaded.length === 0;
  const count = (id: OrderTab) => (orders.state === 'ready' ? tabs[id].length : undefined);
  const hasViews = kept.views.views.length > 0;
  const { place, onViewsChange } = useFocusOfViews(kept, given.tab);
  const savedViews = (
    <LazyListViewTabs
      label={messages.orders}
      hasOwnTabs
      list={orderViewState}
      {...kept}
      onViewsChange={onViewsChange}
      state={viewState}
      countOf={countOf}
    />
  );
  return (
    <>
      <ListHeader title={messages.orders} subtitle={messages.subtitle} parent={{ label: messages.dashboard, href: paths.dashboard }} />
      {hasNone ? (
        list
      ) : (
        <div ref={place}>
          {hasViews && savedViews}
          <div className={hasViews ? undefined : ownTabs}>
            <Tabs
              label={messages.orders}
              selectedId={tab}
              end={!hasViews && savedViews}
              onSelectionChange={(id) => {
                // A status of one tab is none of the other.
                if (id !== tab) onListStateChange(orderListState.withFilters(listState, { tab: id as OrderTab, status: null }));
              }}
              tabs={orderTabs.map((id) => ({
                id,
                label: messages[id],
                count: count(id),
                countTone: id === 'pending' && tabs.pending.length > 0 ? 'warning' : 'neutral',
                content: list,
              }))}
            />
          </div>
        </div>
      )}
    </>
  );
}
