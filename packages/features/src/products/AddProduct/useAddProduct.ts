'use client';
import { type NewProduct, Problem, type Product, productEndpoints, productFormEndpoints } from '@valise/contract';
import { useCached } from '../../kit/api/useCached.ts';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import type { SendOptions, SentContent } from '../ProductForm/useProductForm.ts';
import { hasEntered } from '../ProductForm/rules/isSaved.ts';

/** The list has the product now, and had not before. Where it was not known before, a product that has all that was entered counts. */
function isAdded(sent: NewProduct, before: readonly Product[] | undefined, now: readonly Product[]): boolean {
  if (before === undefined) return now.some((product) => hasEntered(sent, product));
  const { name, sku } = sent;
  const known = new Set(before.map(({ id }) => id));
  return now.some((product) => !known.has(product.id) && product.name === name.trim() && product.sku === sku.trim());
}

const countEqual = (sent: NewProduct, products: readonly Product[]) => products.filter((product) => hasEntered(sent, product)).length;

export interface AddOptions extends SendOptions, Pick<SentContent, 'equalBefore'> {}

/** Saves a new product. One that was sent before without an answer is looked for first. */
export function useAddProduct() {
  const api = useApi();
  const refresh = useRefresh();
  const known = useCached(productEndpoints.list);
  return async (product: NewProduct, { signal, onSend, onProgress, equalBefore }: AddOptions): Promise<void> => {
    if (equalBefore !== null && countEqual(product, await api.call(productEndpoints.list, { signal })) > equalBefore) {
      void refresh(productEndpoints.list);
      return;
    }
    onSend(countEqual(product, known ?? []));
    try {
      await api.call(productFormEndpoints.add, { body: product, signal, onProgress });
    } catch (problem) {
      if (problem instanceof Problem && problem.kind === 'refused') throw problem;
      // The response may have been lost: the list has what is true now.
      const products = await api.call(productEndpoints.list).catch(() => []);
      if (!isAdded(product, known, products)) throw problem;
    }
    void refresh(productEndpoints.list);
  };
}
