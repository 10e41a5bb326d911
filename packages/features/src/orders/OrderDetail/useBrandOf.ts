'use client';
import { productEndpoints } from '@valise/contract';
import { useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';
import { productNamed } from '../productNamed.ts';

/** Returns the brand of an order's item by its product name, which is all that the order has. Only loaded products are known. */
export function useBrandOf(): (productName: string) => string | undefined {
  const products = useCached(productEndpoints.list);
  const named = useMemo(() => productNamed(products ?? []), [products]);
  return (name) => named(name)?.brand || undefined;
}
