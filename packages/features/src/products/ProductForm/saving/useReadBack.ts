'use client';
import { productDetailEndpoints, type ProductDetail } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../../kit/api/ApiProvider.tsx';
import { productFormMessages } from '../../formMessages.ts';
import type { FormContent } from '../state/productForm.ts';
import { differences } from './differences.ts';
import { differenceText } from './differenceText.ts';
import { changedProductOf } from './sentProduct.ts';

/** A saved product that differs from what was sent. */
export interface ReadBack {
  /** The product as it is stored. */
  now: ProductDetail;
  /** Each difference in a sentence. */
  sentences: readonly string[];
}

/** Returns a function that reads a saved product again. It resolves to undefined when all is as it was sent, or cannot be read. */
export function useReadBack(): (id: string, sent: FormContent, opened: FormContent) => Promise<ReadBack | undefined> {
  const api = useApi();
  const messages = useMessages(productFormMessages);
  return async (id, sent, opened) => {
    const now = await api.call(productDetailEndpoints.one, { params: { id } }).catch(() => undefined);
    if (now === undefined) return undefined;
    const sentences = differences(changedProductOf(sent, opened), opened.values, now).map((difference) => differenceText(difference, messages));
    return sentences.length === 0 ? undefined : { now, sentences };
  };
}
