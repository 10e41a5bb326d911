'use client';
import { orderEndpoints, riderEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { isPending } from '../../domain/order/orderStatus.ts';
import { useReadCached } from '../../kit/api/useCached.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { useGoOn } from '../../kit/list/steps/useGoOn.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { ordersMessages } from '../messages.ts';
import { OrderNotFound } from '../OrderDetail/OrderNotFound.tsx';
import { useOrder, useRequestOrder } from '../OrderDetail/useOrder.ts';
import { AssignRider } from './AssignRider.tsx';
import { useAssignRider } from './useAssignRider.ts';

export interface AssignRiderContainerProps extends ScreenSubjectProps {
  orderId: string;
  /** The list that the order was opened from, for the next order without a rider. @default no list */
  list?: OpenedList;
  /** Opens a path of this app once the order has a rider: the list, or the riders of the next order. */
  onGoTo: (path: string) => void;
}

/** Assigns a rider over the API. */
export function AssignRiderContainer({ orderId, list = noList, onGoTo, onSubjectChange }: AssignRiderContainerProps) {
  const messages = useMessages(ordersMessages);
  const riders = useLoadable(useEndpoint(riderEndpoints.list), messages.failedToFetchRiders);
  const order = useOrder(orderId);
  const known = order.state === 'ready' ? order.data : null;
  useScreenSubject([known && messages.order({ id: known.id }), known?.travelerName], onSubjectChange);
  const steps = listSteps(list, orderId, paths.orders, paths.assignRider);
  const goOn = useGoOn({
    id: orderId,
    list,
    steps,
    loaded: useReadCached(orderEndpoints.list),
    request: useRequestOrder(),
    waits: isPending,
    hrefOf: paths.assignRider,
    onGoTo,
    lastOf: (total) => messages.lastOfOrders({ total }),
  });
  const { submit, isBusy, failure, clearFailure } = useAssignRider(orderId, () => onGoTo(paths.orders), goOn);
  const takesFocus = useRef(true);
  if (order.state === 'ready' && order.data === null) return <OrderNotFound id={orderId} takesFocus={takesFocus} />;
  return (
    <AssignRider
      orderId={orderId}
      order={order}
      riders={riders}
      onAssign={submit}
      canGoOn={goOn !== undefined}
      isBusy={isBusy}
      failure={failure}
      onEdit={clearFailure}
    />
  );
}
