'use client';
import type { Ticket, User } from '@valise/contract';
import { ArrowRight } from '@valise/ui/icons/ArrowRight';
import { Button } from '@valise/ui/Button';
import {
  type CardParts,
  DataTable,
  type DataTableHandle,
  noSelection,
  type RowActions,
  type SelectedRows,
  type TableLayout,
  useStableCallback,
} from '@valise/ui/DataTable';
import { lazyOverlay } from '@valise/ui/lazyPart';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { BufferedSearchField, filterChips, paths, useExportRows, useFirstPage, useUndo, useValueFormats } from '../../shared/index.ts';
import { type SupportCopy, supportMessages } from '../messages.ts';
import { type SeenMessages, ticketActivity, waitingTime } from '../seen/index.ts';
import type { TicketStatusKey } from '../ticketStatus.ts';
import { ticketColumns } from './columns.tsx';
import { searchText, statusCounts, ticketFilter } from './state/ticketFilter.ts';
import { type TicketListState, ticketListState } from './state/ticketListState.ts';
import { StatusMenu } from './StatusMenu.tsx';
import type { StatusRunDialogProps } from './StatusRun/StatusRunDialog.tsx';
import { useStatusRun } from './StatusRun/useStatusRun.ts';
import { TicketFilters } from './TicketFilters.tsx';
import { TicketMenu } from './TicketMenu.tsx';
import { type ActivityOf, cardMeta, markedNumber, numberIn, senderName, statusBadge, type WaitingOf } from './TicketParts/TicketParts.tsx';
import { useNow } from './useNow.ts';
import type { StatusChange } from './useTickets.ts';

const StatusRunDialog = lazyOverlay<StatusRunDialogProps>(async () => (await import('./StatusRun/StatusRunDialog.tsx')).StatusRunDialog, {
  close: ({ onClose }) => onClose(),
});

export interface TicketListProps {
  tickets: Loadable<readonly Ticket[]>;
  /** Whose messages are not unread. */
  user: Pick<User, 'id' | 'type'>;
  /** What this user has seen in this browser. */
  seen: SeenMessages;
  /** Search, filter, sort and page. The application keeps it, for example in the address. */
  listState: TicketListState;
  onListStateChange: (state: TicketListState) => void;
  /** Sets one ticket's status; rejects when that failed. */
  onSetStatus: (change: StatusChange) => Promise<void>;
  /** Called once all of several statuses are set, or were refused. */
  onSettled: () => void;
}

const none: readonly Ticket[] = [];
const idOf = ({ id }: Ticket) => id;
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
export function TicketList({ tickets, user, seen, listState, onListStateChange, onSetStatus, onSettled }: TicketListProps) {
  const messages = useMessages(supportMessages);
  const formats = useValueFormats();
  const { locale } = useLocale();
  const now = useNow();
  const [selected, setSelected] = useState(noSelection);
  const [isSelectingCards, setSelectingCards] = useState(false);
  const [isFilterOpen, setFilterOpen] = useState(false);
  /** The selected tickets that are shown alone. */
  const [onlyShown, setOnlyShown] = useState<ReadonlySet<string>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const table = useRef<DataTableHandle<Ticket>>(null);
  const loaded = tickets.state === 'ready' ? tickets.data : none;
  const isReady = tickets.state === 'ready';

  const select = (next: typeof selected) => {
    setSelected(next);
    if (next === noSelection) setOnlyShown(undefined);
  };
  const selectedTickets = () => table.current?.selectedRows() ?? ({ shown: [], hidden: [], hiddenBy: 'search' } satisfies SelectedRows<Ticket>);

  const firstPage = useFirstPage(ticketListState, listState);
  const changeState = useStableCallback(onListStateChange);
  const setSearch = useStableCallback((search: string) => onListStateChange(ticketListState.withFilters(listState, { search })));

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

  const { search, status } = firstPage;
  const matches = useMemo(() => {
    const passes = ticketFilter(status);
    return onlyShown ? (ticket: Ticket) => onlyShown.has(ticket.id) && (passes?.(ticket) ?? true) : passes;
  }, [status, onlyShown]);
  const isCounting = isReady && (isFilterOpen || status.length > 0);
  const counts = useMemo(() => (isCounting ? statusCounts(loaded, search) : undefined), [isCounting, loaded, search]);
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

  const offerUndo = useUndo();
  const clearFilters = () => {
    setOnlyShown(undefined);
    onListStateChange(ticketListState.clearFilters(listState));
    offerUndo(messages.filtersCleared, () => {
      setOnlyShown(onlyShown);
      changeState(listState);
    });
  };

  const { exportCsv, copyRows } = useExportRows(table, 'tickets');
  const startSelecting = useCallback(() => setSelectingCards(true), []);
  const statusRun = useStatusRun({ onSetStatus, onSettled });
  const setStatus = useStableCallback((status: string) => {
    const { shown, hidden } = selectedTickets();
    statusRun.setStatus([...shown, ...hidden], status);
  });

  const filters = (layout: TableLayout, total: number) => (
    <TicketFilters
      layout={layout}
      total={isReady ? total : undefined}
      state={firstPage}
      onStateChange={changeState}
      labels={filterLabels}
      onOpenChange={setFilterOpen}
      columns={columns}
    />
  );
  const bulkActions = (layout: TableLayout) =>
    layout === 'cards' ? <TicketMenu size="large" onSelect={startSelecting} onExport={exportCsv} onCopy={copyRows} /> : null;
  const selectedActions = (layout: TableLayout) => (
    <>
      <StatusMenu isLarge={layout === 'cards'} onChoose={setStatus} />
      <TicketMenu size={layout === 'cards' ? 'large' : 'medium'} onExport={exportCsv} onCopy={copyRows} />
    </>
  );
  const chips = (total: number) => [
    ...(search.trim() === ''
      ? []
      : [{ id: 'search', facet: messages.search, value: search.trim(), count: isReady ? total : undefined, onRemove: () => setSearch('') }]),
    ...(onlyShown
      ? [{ id: 'selected', facet: messages.selectedFilter, value: messages.count({ count: onlyShown.size }), onRemove: () => setOnlyShown(undefined) }]
      : []),
    ...filterChips(ticketListState, { state: listState, onStateChange: onListStateChange }, filterLabels),
  ];

  return (
    <>
      <PageHeader
        titleRef={heading}
        title={messages.support}
        subtitle={messages.subtitle}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.support }]}
      />
      <DataTable
        ref={table}
        label={messages.support}
        columns={columns}
        rows={tickets}
        rowId={idOf}
        rowName={rowName}
        rowHref={hrefOf}
        actions={actions}
        card={card}
        tableState={listState}
        onTableStateChange={onListStateChange}
        filter={{ search, searchText, matches }}
        filterChips={chips}
        onClearFilters={clearFilters}
        sizes={ticketListState.sizes}
        selection={{
          selected,
          onChange: select,
          cards: { isSelecting: isSelectingCards, onSelectingChange: setSelectingCards },
          onShowHidden: () => {
            const { shown, hidden } = selectedTickets();
            onListStateChange(ticketListState.clearFilters(listState));
            setOnlyShown(new Set([...shown, ...hidden].map(idOf)));
          },
          actions: selectedActions,
        }}
        search={
          <BufferedSearchField label={messages.searchTickets} isLabelHidden ref={searchField} placeholder={messages.search} value={search} onChange={setSearch} />
        }
        filters={filters}
        bulkActions={bulkActions}
        loading={messages.loadingTickets}
        countLabel={(count) => messages.ticketCount({ count })}
        empty={{
          title: messages.noSupportFound,
          description: messages.tryAdjustingFilters,
          action:
            loaded.length === 0 ? undefined : (
              <Button
                onPress={() => {
                  searchField.current?.focus();
                  clearFilters();
                }}
              >
                {messages.clearFilters}
              </Button>
            ),
        }}
      />
      <StatusRunDialog {...statusRun.dialog} restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
    </>
  );
}
