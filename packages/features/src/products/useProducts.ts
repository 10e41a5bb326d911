'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { toLoadable, useApi, useEndpoint } from '../shared/index.ts';
import { productMessages } from './messages.ts';

/** The products there are, and how to delete some of them. */
export function useProducts() {
  const messages = useMessages(productMessages);
  const api = useApi();
  const answer = useEndpoint(productEndpoints.list);

  async function deleteProducts(ids: readonly string[]): Promise<void> {
    await api.call(productEndpoints.bulkDelete, { body: { ids: [...ids] } });
    const deleted = new Set(ids);
    // The rows leave at once; what the server holds now is asked for behind them.
    void answer.mutate((known) => known?.filter(({ id }) => !deleted.has(id)));
  }

  return { products: toLoadable(answer, messages.failedToFetch), deleteProducts };
}
