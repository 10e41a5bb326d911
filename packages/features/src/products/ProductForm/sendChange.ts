import { type ChangedProduct, type Client, Problem, type ProductDetail, productDetailEndpoints, productFormEndpoints } from '@valise/contract';
import { hasAllFields } from './rules/isSaved.ts';

export interface StoredChange {
  id: string;
  /** The whole product as it is to be. */
  product: ChangedProduct;
  /** Receives the share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Stops the request. */
  signal?: AbortSignal;
}

/** The product has what was sent: its fields, the kept images and as many new ones, and a video from the same place. */
export function isChanged(sent: ChangedProduct, now: ProductDetail): boolean {
  const [video] = now.videos;
  const ids = new Set(now.images.map(({ id }) => id));
  const hasImages = sent.keepImageIds.every((id) => ids.has(id)) && ids.size === sent.keepImageIds.length + sent.images.length;
  return hasImages && (sent.videoFile === undefined ? sent.videoUrl === video : video !== undefined) && hasAllFields(sent, now);
}

/** Replaces a stored product. Where the response was lost the product is read again: only one that is not as it was sent has failed. */
export async function sendChange(api: Client, { id, product, onProgress, signal }: StoredChange): Promise<void> {
  const params = { id };
  try {
    await api.call(productFormEndpoints.change, { params, body: product, signal, onProgress });
  } catch (problem) {
    if (problem instanceof Problem && problem.kind === 'refused') throw problem;
    const now = await api.call(productDetailEndpoints.one, { params }).catch(() => undefined);
    if (now === undefined || !isChanged(product, now)) throw problem;
  }
}
