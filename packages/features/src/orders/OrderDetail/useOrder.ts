'use client';
import { orderEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { nullWhenNotFound } from '../../kit/api/nullWhenNotFound.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { ordersMessages } from '../messages.ts';

/** One order; null when the server does not have it. */
export function useOrder(id: string) {
  const messages = useMessages(ordersMessages);
  const response = useEndpoint(orderEndpoints.one, { params: { id } });
  return useLoadable(nullWhenNotFound(response), messages.failedToLoadOrder);
}
