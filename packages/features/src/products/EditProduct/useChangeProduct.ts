'use client';
import { type ChangedProduct, Problem, type Product, productEndpoints, productFormEndpoints } from '@valise/contract';
import { useApi, useRefresh } from '../../shared/index.ts';
import { versionOf } from '../ProductForm/rules/formContent.ts';
import { hasAllFields } from '../ProductForm/rules/isSaved.ts';
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

/** The product has what was sent: its fields, the kept images and as many new ones, and a video from the same place. */
function isChanged(sent: ChangedProduct, now: Product): boolean {
  const [video] = now.videos;
  const ids = new Set(now.images.map(({ id }) => id));
  const hasImages = sent.keepImageIds.every((id) => ids.has(id)) && ids.size === sent.keepImageIds.length + sent.images.length;
  return hasImages && (sent.videoFile === undefined ? sent.videoUrl === video : video !== undefined) && hasAllFields(sent, now);
}

const isNotFound = (problem: unknown) => problem instanceof Problem && problem.status === 404;

/** Saves a change of a product, once nobody else has changed it since. */
export function useChangeProduct(id: string) {
  const api = useApi();
  const refresh = useRefresh();
  const params = { id };

  function refreshAll() {
    void refresh(productEndpoints.list);
    void refresh(productEndpoints.one);
  }

  async function send({ product, version, isUnanswered, signal, onSend, onProgress }: SentChange): Promise<ChangeOutcome> {
    if (version !== undefined) {
      const now = await api.call(productEndpoints.one, { params, signal });
      if (versionOf(now) !== version) {
        if (!isUnanswered || !isChanged(product, now)) return 'changed';
        refreshAll();
        return 'saved';
      }
    }
    onSend();
    try {
      await api.call(productFormEndpoints.change, { params, body: product, signal, onProgress });
    } catch (problem) {
      if (problem instanceof Problem && problem.kind === 'refused') throw problem;
      // The response may have been lost: the product has what is true now.
      const now = await api.call(productEndpoints.one, { params }).catch(() => undefined);
      if (now === undefined || !isChanged(product, now)) throw problem;
    }
    refreshAll();
    return 'saved';
  }

  return (change: SentChange): Promise<ChangeOutcome> =>
    send(change).catch((problem: unknown) => {
      if (isNotFound(problem)) return 'deleted';
      throw problem;
    });
}
