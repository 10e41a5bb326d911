'use client';
import { type Order, orderEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useSWRConfig } from 'swr';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { endpointKey } from '../../kit/api/endpointKey.ts';
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

/** Returns a function that requests an order, which is then shown without loading. */
export function useRequestOrder() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return async (id: string): Promise<Order> => {
    const found = await api.call(orderEndpoints.one, { params: { id } });
    await mutate(endpointKey(orderEndpoints.one, { params: { id } }), found, { revalidate: false });
    return found;
  };
}
