'use client';
import { type ChangedProduct, Problem, productDetailEndpoints, productEndpoints } from '@valise/contract';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import { versionOf } from '../ProductForm/rules/formContent.ts';
import { isChanged, sendChange } from '../ProductForm/sendChange.ts';
import type { SendOptions } from '../ProductForm/useProductForm.ts';

/** What became of a change: it was saved, or the product has been changed or deleted since it was opened, and nothing was sent. */
export type ChangeOutcome = 'saved' | 'changed' | 'deleted';

export interface SentChange extends SendOptions {
  product: ChangedProduct;
  /** The version that was edited (`versionOf`); undefined replaces whatever is stored now. */
  version: string | undefined;
  /** The same was sent before, and no answer came. */
  isUnanswered: boolean;
}

const isNotFound = (problem: unknown) => problem instanceof Problem && problem.status === 404;

/** Saves a change of a product, once nobody else has changed it since. */
export function useChangeProduct(id: string) {
  const api = useApi();
  const refresh = useRefresh();
  const params = { id };

  function refreshAll() {
    void refresh(productEndpoints.list);
    void refresh(productDetailEndpoints.one);
  }

  async function send({ product, version, isUnanswered, signal, onSend, onProgress }: SentChange): Promise<ChangeOutcome> {
    if (version !== undefined) {
      const now = await api.call(productDetailEndpoints.one, { params, signal });
      if (versionOf(now) !== version) {
        if (!isUnanswered || !isChanged(product, now)) return 'changed';
        refreshAll();
        return 'saved';
      }
    }
    onSend();
    await sendChange(api, { id, product, signal, onProgress });
    refreshAll();
    return 'saved';
  }

  return (change: SentChange): Promise<ChangeOutcome> =>
    send(change).catch((problem: unknown) => {
      if (isNotFound(problem)) return 'deleted';
      throw problem;
    });
}
