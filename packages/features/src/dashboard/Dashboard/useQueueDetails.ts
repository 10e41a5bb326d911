'use client';
import { orderEndpoints, productEndpoints } from '@valise/contract';
import { useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';

/** What the lists that are already loaded know about the orders of the queue, which names its product alone. */
export interface QueueDetails {
  /** A picture of the product of this name. */
  pictureOf: (product: string) => string | undefined;
  /** The ETA of the order, as sent. */
  etaOf: (orderId: string) => string | undefined;
}

export function useQueueDetails(): QueueDetails {
  const products = useCached(productEndpoints.list);
  const orders = useCached(orderEndpoints.list);
  const pictures = useMemo(() => new Map(products?.toReversed().map(({ name, images }) => [name, images[0]?.url])), [products]);
  const etas = useMemo(() => new Map(orders?.map(({ id, eta }) => [id, eta])), [orders]);
  return {
    pictureOf: (product) => pictures.get(product),
    etaOf: (orderId) => etas.get(orderId) || undefined,
  };
}
