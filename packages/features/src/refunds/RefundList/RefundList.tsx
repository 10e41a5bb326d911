'use client';
import type { Refund } from '@valise/contract';
import type { RowActions, TableLayout } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { Eye } from '@valise/ui/icons/Eye';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useMemo, useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { ExportMenu } from '../../kit/list/ExportMenu.tsx';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { ListHeader } from '../../kit/list/ListHeader.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { countEach } from '../../kit/list/countEach.ts';
import { filterChips } from '../../kit/list/filterChips.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import { useCountOf } from '../../kit/list/useCountOf.ts';
import { useExportRows } from '../../kit/list/useExportRows.ts';
import { useListTools } from '../../kit/list/useListTools.ts';
import { LazyListViewTabs } from '../../kit/list/views/LazyListViewTabs.tsx';
import { refundMessages } from '../messages.ts';
import { type RefundStatusKey, refundStatusKey } from '../refundStatus.ts';
import { numberOf, refundCard, refundColumns } from './refundColumns.tsx';
import { type RefundListState, refundListState } from './state/refundListState.ts';
import { searchText } from './state/searchText.ts';
import { statusFilter } from './state/statusFilter.ts';

export interface RefundListProps extends KeptList<RefundListState> {
  refunds: Loadable<readonly Refund[]>;
  /** Opens the support chat of the refund's order. */
  onChat: (refund: Refund) => void;
}

const none: readonly Refund[] = [];
const idOf = ({ id }: Refund) => id;
const statusOf = ({ status }: Refund) => refundStatusKey(status);
const filterOf = ({ search, status }: RefundListState) => ({ search, searchText, matches: statusFilter(status) });
const hrefOf = ({ id }: Refund) => paths.refundDetail(id);

/** The refunds that travelers have asked for. */
export function RefundList({ refunds, onChat, ...props }: RefundListProps) {
  const messages = useMessages(refundMessages);
  const formats = useValueFormats();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const loaded = refunds.state === 'ready' ? refunds.data : none;
  const tools = useListTools<Refund, RefundListState>(refundListState, props);
  const { table, kept } = tools;
  const { search, status } = kept.state;
  const matches = useMemo(() => statusFilter(status), [status]);

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
  const counts = useMemo(() => (isCounting ? countEach(loaded, { search, searchText }, statusOf) : undefined), [isCounting, loaded, search]);
  const labels = useMemo(
    () => ({
      status: { label: messages.status, labelOf: (key: RefundStatusKey) => messages[key], countOf: counts && ((key: RefundStatusKey) => counts.get(key) ?? 0) },
    }),
    [messages, counts],
  );
  const countOf = useCountOf(refunds, filterOf);
  const { exportCsv, copyRows } = useExportRows(table, 'refunds');

  const filters = (layout: TableLayout, total: number) => (
    <ListFilters
      list={refundListState}
      label={messages.status}
      labels={labels}
      layout={layout}
      total={refunds.state === 'ready' ? total : undefined}
      onOpenChange={setFilterOpen}
      columns={columns}
      {...kept}
    />
  );
  const exportMenu = (layout: TableLayout) => <ExportMenu layout={layout} onExport={exportCsv} onCopy={copyRows} />;

  return (
    <>
      <ListHeader title={messages.refunds} parent={{ label: messages.dashboard, href: paths.dashboard }} />
      {(refunds.state !== 'ready' || loaded.length > 0) && (
        <LazyListViewTabs
          label={messages.refunds}
          list={refundListState}
          {...kept}
          countOf={countOf}
        />
      )}
      <ListTable
        tools={tools}
        label={messages.refunds}
        columns={columns}
        rows={refunds}
        rowId={idOf}
        rowName={numberOf}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        searchLabel={messages.searchRefunds}
        filter={{ search, searchText, matches }}
        chips={filterChips(refundListState, kept, labels)}
        filters={filters}
        bulkActions={exportMenu}
        loading={messages.loadingRefunds}
        countLabel={(count) => messages.refundCount({ count })}
        emptyTitle={messages.noRefunds}
      />
    </>
  );
}
