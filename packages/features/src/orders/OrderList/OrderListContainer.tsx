'use client';
import { dashboardEndpoints, orderEndpoints } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { memo, useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { wholeOnly } from '../../kit/api/wholeOnly.ts';
import { queueColumnOf } from '../../domain/order/queueColumns.ts';
import { queueMessages } from '../../domain/order/queueMessages.ts';
import { ordersMessages } from '../messages.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';

export type OrderListContainerProps = Omit<OrderListProps, 'orders' | 'queue' | 'cleaning'>;

/** The ids of the orders that Today's Queue has in cleaning. Undefined until `isWanted` requests them and they arrive. */
function useCleaning(isWanted: boolean): Loadable<ReadonlySet<string> | undefined> {
  const messages = useMessages(queueMessages);
  const queue = wholeOnly(useLoadable(useEndpoint(dashboardEndpoints.queue, isWanted ? undefined : null), messages.queueFailed), messages.queueFailed);
  return useMemo(() => {
    if (!isWanted) return { state: 'ready', data: undefined, isRefreshing: false };
    if (queue.state !== 'ready') return queue;
    return { ...queue, data: new Set(queue.data.filter((order) => queueColumnOf(order) === 'cleaning').map(({ id }) => id)) };
  }, [isWanted, queue]);
}

/** The order list with its data from the API. Memoised, because a page shows first, and its address then renders the route again. */
export const OrderListContainer = memo(function OrderListContainer(props: OrderListContainerProps) {
  const messages = useMessages(ordersMessages);
  const orders = useLoadable(useEndpoint(orderEndpoints.list), messages.failedToFetch);
  const cleaning = useCleaning(props.listState.status === 'cleaning');
  // The dashboard has requested it when a lane led here; a later answer would move the list.
  const queue = useCached(dashboardEndpoints.queue);
  const isReady = cleaning.state === 'ready';
  return <OrderList {...props} orders={isReady ? orders : cleaning} queue={queue} cleaning={isReady ? cleaning.data : undefined} />;
});
