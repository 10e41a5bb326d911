'use client';
import type { ReplyOf } from '@valise/contract';
import { unstable_serialize, useSWRConfig } from 'swr';
import { endpointKey, type ReadEndpoint } from './endpointKey.ts';

/**
 * The response that another screen's `useEndpoint` of this endpoint, without options, has left in the cache; undefined without
 * one. It requests nothing, and is not rendered again when the response changes.
 */
export function useCached<Called extends ReadEndpoint>(endpoint: Called): ReplyOf<Called> | undefined {
  const { cache } = useSWRConfig();
  return cache.get(unstable_serialize(endpointKey(endpoint)))?.data as ReplyOf<Called> | undefined;
}
