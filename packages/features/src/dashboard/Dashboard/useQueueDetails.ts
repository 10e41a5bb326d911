'use client';
import { orderEndpoints, productEndpoints } from '@valise/contract';
import { useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';

/** Pictures and ETAs of the queue's orders, from lists that are already loaded. The queue itself sends product names alone. */
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
