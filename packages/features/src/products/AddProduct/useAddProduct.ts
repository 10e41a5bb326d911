'use client';
import { type NewProduct, productEndpoints } from '@valise/contract';
import { useApi, useRefresh } from '../../shared/index.ts';

/** Saves a new product. `onProgress` is called with the share of the upload that has been sent, 0 to 1. */
export function useAddProduct() {
  const api = useApi();
  const refresh = useRefresh();
  return async (product: NewProduct, onProgress: (share: number) => void): Promise<void> => {
    await api.call(productEndpoints.add, { body: product, onProgress });
    void refresh(productEndpoints.list);
  };
}
