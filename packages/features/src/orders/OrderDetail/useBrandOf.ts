'use client';
import { productEndpoints } from '@valise/contract';
import { useMemo } from 'react';
import { useCached } from '../../kit/api/useCached.ts';
import { productNamed } from '../productNamed.ts';

/** The brand of an order's item, which names its product alone, as far as the products are loaded. */
export function useBrandOf(): (productName: string) => string | undefined {
  const products = useCached(productEndpoints.list);
  const named = useMemo(() => productNamed(products ?? []), [products]);
  return (name) => named(name)?.brand || undefined;
}
