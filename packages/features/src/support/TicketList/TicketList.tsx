'use client';
import type { Ticket, User } from '@valise/contract';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import type { CardParts, RowActions, TableLayout } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { lazyOverlay } from '@valise/ui/lazyPart';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { BulkMenu } from '../../kit/list/BulkMenu.tsx';
import { ExportMenu } from '../../kit/list/ExportMenu.tsx';
import { ListFilters } from '../../kit/list/ListFilters.tsx';
import { ListHeader } from '../../kit/list/ListHeader.tsx';
import { ListTable } from '../../kit/list/ListTable.tsx';
import { countEach } from '../../kit/list/countEach.ts';
import { filterChips } from '../../kit/list/filterChips.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import { useCountOf } from '../../kit/list/useCountOf.ts';
import { useExportRows } from '../../kit/list/useExportRows.ts';
import { useListSelection } from '../../kit/list/useListSelection.ts';
import { useListTools } from '../../kit/list/useListTools.ts';
import { LazyListViewTabs } from '../../kit/list/views/LazyListViewTabs.tsx';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { isReadOnlyFor } from '../isReadOnlyFor.ts';
import { type SupportCopy, supportMessages } from '../messages.ts';
import type { SeenMessages } from '../seen/seenMessages.ts';
import { ticketActivity, waitingTime } from '../seen/ticketActivity.ts';
import { type TicketStatusKey, ticketStatusKey } from '../ticketStatus.ts';
import { ticketColumns } from './columns.tsx';
import { searchText, ticketFilter } from './state/ticketFilter.ts';
import { type TicketListState, ticketListState } from './state/ticketListState.ts';
import { StatusMenu } from './StatusMenu.tsx';
import type { StatusRunDialogProps } from './StatusRun/StatusRunDialog.tsx';
import { useStatusRun } from './StatusRun/useStatusRun.ts';
import { type ActivityOf, cardMeta, markedNumber, numberIn, senderName, statusBadge, type WaitingOf } from './TicketParts/TicketParts.tsx';
import { useNow } from './useNow.ts';
import type { StatusChange } from './useTickets.ts';

const StatusRunDialog = lazyOverlay<StatusRunDialogProps>(async () => (await import('./StatusRun/StatusRunDialog.tsx')).StatusRunDialog, {
  close: ({ onClose }) => onClose(),
});

export interface TicketListProps extends KeptList<TicketListState> {
  tickets: Loadable<readonly Ticket[]>;
  /** Whose messages are not unread; one of the type `user` can set no status of an order's ticket. */
  user: Pick<User, 'id' | 'type'>;
  /** What this user has seen in this browser. */
  seen: SeenMessages;
  /** Sets one ticket's status; rejects when that failed. */
  onSetStatus: (change: StatusChange) => Promise<void>;
  onSaving?: OnSaving;
  /** Called once all of several statuses are set, or were refused. */
  onSettled: () => void;
}

const none: readonly Ticket[] = [];
const idOf = ({ id }: Ticket) => id;
const statusOf = ({ status }: Ticket) => ticketStatusKey(status);
const filterOf = ({ search, status }: TicketListState) => ({ search, searchText, matches: ticketFilter(status) });
const hrefOf = ({ id }: Ticket) => paths.supportChat(id);
const statusLabel = { pending: 'pending', inProgress: 'inProgress', resolved: 'resolved', rejected: 'rejected' } as const satisfies Record<
  TicketStatusKey,
  keyof SupportCopy
>;

const viewAction = (messages: SupportCopy): RowActions<Ticket> => ({
  header: messages.view,
  items: [{ id: 'view', label: messages.view, icon: <ArrowRight size={18} />, href: hrefOf }],
});

/** The tickets of a partner, with search, filter and one status for several. */
export function TicketList({ tickets, user, seen, onSetStatus, onSaving, onSettled, ...props }: TicketListProps) {
  const messages = useMessages(supportMessages);
  const formats = useValueFormats();
  const { locale } = useLocale();
  const now = useNow();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = tickets.state === 'ready' ? tickets.data : none;
  const isReady = tickets.state === 'ready';
  const tools = useListTools<Ticket, TicketListState>(ticketListState, props);
  const { table, kept } = tools;
  const { selectedRows, startSelecting, selection } = useListSelection(tools, idOf);

  const activityOf = useCallback<ActivityOf>((ticket) => ticketActivity(ticket, user, seen), [user, seen]);
  const waitingOf = useCallback<WaitingOf>(
    (ticket) => {
      const { waitingSince } = activityOf(ticket);
      return waitingSince && messages.waiting({ time: waitingTime(waitingSince, now, locale) });
    },
    [activityOf, messages, now, locale],
  );
  const columns = useMemo(() => ticketColumns({ messages, formats, activityOf, waitingOf }), [messages, formats, activityOf, waitingOf]);
  const rowName = useMemo(() => numberIn(messages), [messages]);
  const actions = useMemo(() => viewAction(messages), [messages]);
  const card = useCallback(
    (ticket: Ticket): CardParts => ({
      title: markedNumber(ticket, activityOf, messages),
      badge: statusBadge(ticket),
      line: senderName(ticket),
      meta: cardMeta(ticket, waitingOf, formats),
    }),
    [activityOf, waitingOf, messages, formats],
  );

  const { search, status } = kept.state;
  const matches = useMemo(() => ticketFilter(status), [status]);
  const isCounting = isReady && (isFilterOpen || status.length > 0);
  const counts = useMemo(() => (isCounting ? countEach(loaded, { search, searchText }, statusOf) : undefined), [isCounting, loaded, search]);
  const filterLabels = useMemo(
    () => ({
      status: {
        label: messages.status,
        labelOf: (key: TicketStatusKey) => messages[statusLabel[key]],
        countOf: counts && ((key: TicketStatusKey) => counts.get(key) ?? 0),
      },
    }),
    [messages, counts],
  );

  const countOf = useCountOf(tickets, filterOf);
  const { exportCsv, copyRows } = useExportRows(table, 'tickets');
  const statusRun = useStatusRun({ onSetStatus, onSaving, onSettled });
  const setStatus = useStableCallback((status: string) => {
    const { shown, hidden } = selectedRows();
    const selected = [...shown, ...hidden];
    const settable = selected.filter((ticket) => !isReadOnlyFor(user, ticket));
    if (settable.length < selected.length) notify(messages.onlyRead({ count: selected.length - settable.length }), { tone: 'info' });
    if (settable.length > 0) statusRun.setStatus(settable, status);
  });

  const isReadOnly = useMemo(() => loaded.every((ticket) => isReadOnlyFor(user, ticket)), [loaded, user]);
  const filters = (layout: TableLayout, total: number) => (
    <ListFilters
      list={ticketListState}
      label={messages.status}
      labels={filterLabels}
      layout={layout}
      total={isReady ? total : undefined}
      onOpenChange={setFilterOpen}
      columns={columns}
      {...kept}
    />
  );
  const bulkActions = (layout: TableLayout) =>
    layout === 'cards' ? (
      <BulkMenu iconSize="large" onSelect={startSelecting} onExport={exportCsv} onCopy={copyRows} />
    ) : (
      <ExportMenu layout={layout} onExport={exportCsv} onCopy={copyRows} />
    );
  // Memoised for the bar of selected rows, which no other page then renders out of sight.
  const selectedActions = useCallback(
    (layout: TableLayout) => (
      <>
        {!isReadOnly && <StatusMenu isLarge={layout === 'cards'} onChoose={setStatus} />}
        <BulkMenu iconSize={layout === 'cards' ? 'large' : 'medium'} onExport={exportCsv} onCopy={copyRows} />
      </>
    ),
    [isReadOnly, setStatus, exportCsv, copyRows],
  );
  return (
    <>
      <ListHeader titleRef={heading} title={messages.support} subtitle={messages.subtitle} parent={{ label: messages.dashboard, href: paths.dashboard }} />
      {(!isReady || loaded.length > 0) && (
        <LazyListViewTabs
          label={messages.support}
          list={ticketListState}
          {...kept}
          countOf={countOf}
        />
      )}
      <ListTable
        tools={tools}
        label={messages.support}
        columns={columns}
        rows={tickets}
        rowId={idOf}
        rowName={rowName}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        searchLabel={messages.searchTickets}
        searchPlaceholder={messages.search}
        filter={{ search, searchText, matches }}
        chips={filterChips(ticketListState, kept, filterLabels)}
        selection={{ ...selection, actions: selectedActions }}
        filters={filters}
        bulkActions={bulkActions}
        loading={messages.loadingTickets}
        countLabel={(count) => messages.ticketCount({ count })}
        emptyTitle={messages.noSupportFound}
      />
      <StatusRunDialog {...statusRun.dialog} restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
    </>
  );
}
