'use client';
import type { ReplyOf } from '@valise/contract';
import { unstable_serialize, useSWRConfig } from 'swr';
import { endpointKey, type ReadEndpoint } from './endpointKey.ts';

/**
 * The cached response of an endpoint without options, as another screen's `useEndpoint` left it; undefined without one. It
 * requests nothing, and a changed response does not render the component again.
 */
export function useCached<Called extends ReadEndpoint>(endpoint: Called): ReplyOf<Called> | undefined {
  const { cache } = useSWRConfig();
  return cache.get(unstable_serialize(endpointKey(endpoint)))?.data as ReplyOf<Called> | undefined;
}
