'use client';
import { riderEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useRef } from 'react';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { ordersMessages } from '../messages.ts';
import { OrderNotFound } from '../OrderDetail/OrderNotFound.tsx';
import { useOrder } from '../OrderDetail/useOrder.ts';
import { AssignRider } from './AssignRider.tsx';
import { useAssignRider } from './useAssignRider.ts';

export interface AssignRiderContainerProps extends ScreenSubjectProps {
  orderId: string;
  /** The order has a rider now. */
  onAssigned: () => void;
}

/** Assigns a rider over the API. */
export function AssignRiderContainer({ orderId, onAssigned, onSubjectChange }: AssignRiderContainerProps) {
  const messages = useMessages(ordersMessages);
  const riders = useLoadable(useEndpoint(riderEndpoints.list), messages.failedToFetchRiders);
  const order = useOrder(orderId);
  const known = order.state === 'ready' ? order.data : null;
  useScreenSubject([known && messages.order({ id: known.id }), known?.travelerName], onSubjectChange);
  const { submit, isBusy, failure, clearFailure } = useAssignRider(orderId, onAssigned);
  const takesFocus = useRef(true);
  if (order.state === 'ready' && order.data === null) return <OrderNotFound id={orderId} takesFocus={takesFocus} />;
  return (
    <AssignRider
      orderId={orderId}
      order={order}
      riders={riders}
      onAssign={submit}
      isBusy={isBusy}
      failure={failure}
      onEdit={clearFailure}
    />
  );
}
