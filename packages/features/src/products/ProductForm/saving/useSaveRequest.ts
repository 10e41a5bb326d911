'use client';
import { productDetailEndpoints, productEndpoints } from '@valise/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../kit/api/ApiProvider.tsx';
import { useCached } from '../../../kit/api/useCached.ts';
import { useRefresh } from '../../../kit/api/useEndpoint.ts';
import { keepAdded } from '../../added/addedProduct.ts';
import type { FormContent } from '../state/productForm.ts';
import type { SentState } from '../state/sentState.ts';
import { addProduct, changeProduct, type Conflict, type SaveOptions, type SaveOutcome } from './saveProduct.ts';
import { isSaved } from './sendDraft.ts';
import { changedProductOf, newProductOf, withoutStoredVideo } from './sentProduct.ts';

/** The form in the shape that is sent, and its draft. */
export interface SaveRequest {
  content: FormContent;
  /** The content that the form was opened with. */
  opened: FormContent;
  /** The edited version (`versionOf`); '' for a new product. */
  version: string;
  sent: SentState;
  /** The conflict that the user has chosen to override. */
  despite?: Conflict;
}

/** Returns a function that adds a product or changes the one with an id. It then refreshes the data that shows it. */
export function useSaveRequest(productId: string | undefined): (request: SaveRequest, options: SaveOptions) => Promise<SaveOutcome> {
  const api = useApi();
  const refresh = useRefresh();
  const known = useCached(productEndpoints.list);
  const { cache } = useSWRConfig();

  function send({ content, opened, version, sent, despite }: SaveRequest, options: SaveOptions): Promise<SaveOutcome> {
    if (productId === undefined) return addProduct(api, newProductOf(content), { ...options, known, sent });
    // The earlier request without a response was a change of the deleted product.
    if (despite === 'deletedElsewhere') return addProduct(api, newProductOf(withoutStoredVideo(content, opened)), { ...options, known });
    const change = { id: productId, product: changedProductOf(content, opened), version: despite === undefined ? version : undefined };
    return changeProduct(api, change, { ...options, sent });
  }

  return async (request, options) => {
    const outcome = await send(request, options);
    if (outcome === 'added' && known !== undefined) keepAdded(cache, { sent: newProductOf(request.content), before: known });
    if (isSaved(outcome)) void refresh(productEndpoints.list);
    if (outcome === 'updated') void refresh(productDetailEndpoints.one);
    return outcome;
  };
}
