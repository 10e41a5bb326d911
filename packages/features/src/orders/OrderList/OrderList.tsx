'use client';
import type { Order, QueueOrder } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMemo } from 'react';
import { useNow } from '../../kit/format/useNow.ts';
import type { KeptList } from '../../kit/list/keptList.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { OrderListContext } from './orderListContext.ts';
import { orderList } from './orderListDefinition.tsx';
import { QueueNote } from './QueueNote.tsx';
import type { OrderListState } from './state/orderListState.ts';
import { queueShare } from './state/queueShare.ts';

export interface OrderListProps extends KeptList<OrderListState>, Pick<OrderListContext, 'cleaning'> {
  orders: Loadable<readonly Order[]>;
  /** The orders of Today's Queue, where they are known. */
  queue?: readonly QueueOrder[];
}

/** The orders of a partner, in two tabs: with a rider, and waiting for one. */
export function OrderList({ orders, queue, cleaning, ...kept }: OrderListProps) {
  const now = useNow();
  const { status } = kept.listState;
  // A part is not counted.
  const whole = orders.state === 'ready' && orders.part === undefined ? orders.data : undefined;
  const share = useMemo(() => whole && queue && queueShare(status, whole, queue), [status, whole, queue]);
  return <ListScreen list={orderList} rows={orders} context={{ cleaning, now }} note={share && <QueueNote share={share} />} {...kept} />;
}
