'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { toLoadable, useApi, useEndpoint } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';

/** All products, and a function that deletes some of them. */
export function useProducts() {
  const messages = useMessages(productMessages);
  const api = useApi();
  const response = useEndpoint(productEndpoints.list);

  async function deleteProducts(ids: readonly string[]): Promise<void> {
    await api.call(productEndpoints.bulkDelete, { body: { ids: [...ids] } });
    const deleted = new Set(ids);
    // Removes the products from the cache immediately, and then fetches the list again.
    void response.mutate((known) => known?.filter(({ id }) => !deleted.has(id)));
  }

  return { products: toLoadable(response, messages.failedToFetch), deleteProducts };
}
