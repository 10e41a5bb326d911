'use client';
import type { ReplyOf } from '@valise/contract';
import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { endpointKey, type ReadEndpoint } from './endpointKey.ts';

/** Returns a function for the cached response of an endpoint at the time of its call. See `useCached`. */
export function useReadCached<Called extends ReadEndpoint>(endpoint: Called): () => ReplyOf<Called> | undefined {
  const { cache } = useSWRConfig();
  return useCallback(() => cache.get(unstable_serialize(endpointKey(endpoint)))?.data as ReplyOf<Called> | undefined, [cache, endpoint]);
}

/**
 * The cached response of an endpoint without options, as another screen's `useEndpoint` left it; undefined without one. It
 * requests nothing, and a changed response does not render the component again.
 */
export const useCached = <Called extends ReadEndpoint>(endpoint: Called): ReplyOf<Called> | undefined => useReadCached(endpoint)();
