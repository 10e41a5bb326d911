'use client';
import type { Order, Rider } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { DataTable, noSelection, type RowSelection, selectionOfIds, SortMenu, type TableLayout } from '@valise/ui/DataTable';
import { Receipt } from '@valise/ui/icons/Receipt';
import { LinkButton } from '@valise/ui/LinkButton';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { SearchField } from '@valise/ui/SearchField';
import { Select } from '@valise/ui/Select';
import { useMemo, useState } from 'react';
import type { Read } from '../../kit/api/toLoadable.ts';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import { useToday } from '../../kit/format/useToday.ts';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { useControlEnter } from '../../kit/useControlEnter.ts';
import { ReadingNoteOf } from '../../kit/reading/ReadingNoteOf.tsx';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { alreadyAssigned } from '../alreadyAssigned.ts';
import { ordersMessages } from '../messages.ts';
import * as styles from './AssignRider.css.ts';
import { lastButton } from './ActionBar.css.ts';
import { ActionBar } from './ActionBar.tsx';
import { riderCard, riderColumns, riderName } from './riderColumns.tsx';
import { type RiderListState, riderListState } from './riderListState.ts';
import { etaRanks, riderFilter } from './riderRules.ts';

export interface AssignRiderProps {
  /** The id in the address. */
  orderId: string;
  /** Null when the server has no such order. */
  order: Loadable<Order | null>;
  riders: Read<readonly Rider[]>;
  /** The rider is undefined when none is selected. With `andNext` the next order follows. */
  onAssign: (rider: Rider | undefined, andNext: boolean) => void;
  /** Whether another order can follow. @default false */
  canGoOn?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed. */
  failure?: Failure;
  /** The selected rider has changed. */
  onEdit?: () => void;
}

const none: readonly Rider[] = [];
const ALL = 'all';
const idOf = ({ id }: Rider) => id;

/** Selects one rider for an order. A second press on the rider clears the choice. */
export function AssignRider({ orderId, order, riders, onAssign, canGoOn = false, isBusy = false, failure, onEdit }: AssignRiderProps) {
  const messages = useMessages(ordersMessages);
  const etaWords = useMessages(orderMessages);
  const formats = useValueFormats();
  const today = useToday();
  const offline = useOfflineReason();
  const [listState, setListState] = useState(riderListState.default);
  const [goesOn, setGoesOn] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const loaded = riders.state === 'ready' ? riders.data : none;
  const chosen = loaded.find(({ id }) => id === chosenId);

  // Memoised, because every row renders when the columns or the card change.
  const { columns, card } = useMemo(() => {
    const options = { messages, etaWords, formats, today, etaRanks: etaRanks(loaded) };
    return { columns: riderColumns(options), card: riderCard(options) };
  }, [messages, etaWords, formats, today, loaded]);
  const { search, status } = listState;
  const matches = useMemo(() => riderFilter({ search, status }), [search, status]);
  const selected = chosenId === undefined ? noSelection : selectionOfIds([chosenId]);
  const narrow = (changes: Partial<Pick<RiderListState, 'search' | 'status'>>) => setListState((known) => riderListState.withFilters(known, changes));
  const setSearch = (next: string) => narrow({ search: next });
  const choose = ({ ids }: RowSelection) => {
    setChosenId([...ids][0]);
    onEdit?.();
  };

  const assign = (andNext: boolean) => {
    setGoesOn(andNext);
    onAssign(chosen, andNext);
  };
  useControlEnter(() => (canGoOn && !isBusy ? assign(true) : false));

  const filters = (layout: TableLayout) => (
    <>
      <Select
        label={messages.status}
        isLabelInside
        value={status ?? ALL}
        options={[
          { value: ALL, label: messages.all },
          { value: 'online', label: messages.online },
          { value: 'offline', label: messages.offline },
        ]}
        onChange={(value) => narrow({ status: value === 'online' || value === 'offline' ? value : null })}
      />
      {layout === 'cards' && (
        <SortMenu columns={columns} sort={listState.sort} onSortChange={(sort) => setListState({ ...listState, sort: sort as RiderListState['sort'], page: 1 })} />
      )}
    </>
  );
  const known = order.state === 'ready' ? order.data : null;
  const about = [messages.listedOrder({ id: known?.id ?? orderId }), known?.partnerName ?? ''].filter((part) => part !== '');
  return (
    <>
      <PageHeader
        title={messages.selectRider}
        back={{ href: paths.orderDetail(orderId), label: messages.backToOrder }}
        crumbs={[{ label: messages.dashboard, href: paths.dashboard }, { label: messages.orders, href: paths.orders }, { label: messages.assignRider }]}
        actions={
          <p className={styles.context}>
            <Receipt size={18} className={styles.receipt} />
            {about.join(' · ')}
          </p>
        }
      />
      {order.state !== 'loading' && (
        <div className={styles.note}>
          <LoadableView loading={messages.loadingOrder} value={order} failureLayout="row">
            {(found) => found?.rider && <Banner role="status">{alreadyAssigned(found.rider.name, messages)}</Banner>}
          </LoadableView>
        </div>
      )}
      <ReadingNoteOf value={riders} />
      <DataTable
        label={messages.selectRider}
        columns={columns}
        rows={riders}
        rowId={idOf}
        rowName={riderName}
        card={card}
        tableState={listState}
        onTableStateChange={setListState}
        filter={{ matches }}
        sizes={riderListState.sizes}
        selection={{ selected, onChange: choose, isSingle: true }}
        search={
          <SearchField label={messages.searchRiders} isLabelHidden placeholder={messages.searchRiders} value={search} onChange={setSearch} />
        }
        filters={filters}
        loading={messages.loadingRiders}
        countLabel={(count) => messages.riderCount({ count })}
        empty={{ title: messages.noRiders }}
      />
      <ActionBar
        buttons={
          <>
            <LinkButton href={paths.orders}>{messages.cancel}</LinkButton>
            <Button variant={canGoOn ? 'secondary' : 'primary'} isBusy={isBusy && !goesOn} isDisabled={isBusy && goesOn} busyLabel={messages.assigning} aria-describedby={offline?.id} onPress={() => assign(false)}>
              {messages.assign}
            </Button>
            {canGoOn && (
              <span className={lastButton}>
                <Button variant="primary" isBusy={isBusy && goesOn} isDisabled={isBusy && !goesOn} busyLabel={messages.assigning} aria-describedby={offline?.id} onPress={() => assign(true)}>
                  {messages.assignAndNext}
                </Button>
              </span>
            )}
          </>
        }
      >
        <p role="status" className={styles.chosen}>
          {chosen && (
            <>
              <Avatar size="small" id={chosen.id} name={chosen.name} src={chosen.profilePhoto} />
              {messages.riderSelected({ name: riderName(chosen) })}
            </>
          )}
        </p>
        <FailureBanner failure={failure} />
        {offline?.line}
      </ActionBar>
    </>
  );
}
