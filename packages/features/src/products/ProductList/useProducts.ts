'use client';
import { Problem, productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { isAborted } from '../../kit/api/isAborted.ts';
import { undefinedUnlessAborted } from '../../kit/api/undefinedUnlessAborted.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { productMessages } from '../messages.ts';

/** `gone`: the server no longer had the products, because somebody else deleted them first. */
export type DeleteOutcome = 'deleted' | 'gone';

/** All products, and a function that deletes some of them. */
export function useProducts() {
  const messages = useMessages(productMessages);
  const api = useApi();
  const response = useEndpoint(productEndpoints.list);

  async function deleteProducts(ids: readonly string[]): Promise<DeleteOutcome> {
    const wanted = new Set(ids);
    try {
      await api.call(productEndpoints.bulkDelete, { body: { ids: [...ids] } });
    } catch (problem) {
      if (isAborted(problem)) throw problem;
      // The response may have been lost, or somebody else deleted them first, so the list is requested to find out.
      const products = await api.call(productEndpoints.list).catch(undefinedUnlessAborted);
      if (products === undefined) throw problem;
      await response.mutate(products, { revalidate: false });
      if (products.some(({ id }) => wanted.has(id))) throw problem;
      return problem instanceof Problem && problem.status === 404 ? 'gone' : 'deleted';
    }
    // Removes the products from the cache immediately, and then fetches the list again.
    void response.mutate((known) => known?.filter(({ id }) => !wanted.has(id)));
    return 'deleted';
  }

  return { products: useLoadable(response, messages.failedToFetch), deleteProducts };
}
