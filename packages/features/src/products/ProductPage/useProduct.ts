'use client';
import { productDetailEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { nullWhenNotFound } from '../../kit/api/nullWhenNotFound.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { productFormMessages } from '../formMessages.ts';

/** One product; null when the server does not have it. */
export function useProduct(id: string) {
  const messages = useMessages(productFormMessages);
  const response = useEndpoint(productDetailEndpoints.one, { params: { id } });
  return useLoadable(nullWhenNotFound(response), messages.failedToLoad);
}
