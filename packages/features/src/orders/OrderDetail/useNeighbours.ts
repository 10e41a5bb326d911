'use client';
import { type Order, orderEndpoints } from '@valise/contract';
import { useMemo, useState } from 'react';
import { useTableRows } from '@valise/ui/DataTable';
import { useMessages } from '@valise/ui/messages';
import { useCached } from '../../kit/api/useCached.ts';
import { useToday } from '../../kit/format/useToday.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { ordersMessages } from '../messages.ts';
import { orderColumns } from '../OrderList/orderColumns.tsx';
import { openTab, ordersByTab, searchedText, searchText, statusFilter } from '../OrderList/state/orderFilter.ts';
import type { OrderListState } from '../OrderList/state/orderListState.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';

const none: readonly Order[] = [];
const nothing: ReadonlySet<string> = new Set();

/** The orders before and after one in the list that it was opened from, as far as the list is loaded. */
export function useNeighbours(id: string, listState: OrderListState): Neighbours {
  const messages = useMessages(ordersMessages);
  const etaWords = useMessages(orderMessages);
  const formats = useValueFormats();
  const today = useToday();
  // The first response that was there: the cache forgets it after some minutes.
  const [orders] = useState(useCached(orderEndpoints.list) ?? none);
  const { status, search } = listState;
  const tabs = useMemo(() => ordersByTab(orders), [orders]);
  const matches = useMemo(() => statusFilter(status, nothing), [status]);
  const tab = useMemo(() => openTab(tabs, { tab: listState.tab, search, matches }), [tabs, listState.tab, search, matches]);
  const columns = useMemo(() => orderColumns(tab, { messages, etaWords, formats, today }), [tab, messages, etaWords, formats, today]);
  const rows = tabs[tab];
  const { rowIndexes } = useTableRows({ rows, columns, tableState: listState, filter: { search: searchedText(search), searchText, matches } });
  return useMemo(() => neighboursOf(id, rows, rowIndexes), [id, rows, rowIndexes]);
}
