'use client';
import type { CallOptions, Problem, ReplyOf } from '@valise/contract';
import { useCallback } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import { endpointKey, isKeyOf, type ReadEndpoint } from './endpointKey.ts';

type RequestOptions<Called extends ReadEndpoint> = Omit<CallOptions<Called>, 'signal' | 'onProgress'>;
type OptionsOf<Called extends ReadEndpoint> =
  Partial<RequestOptions<Called>> extends RequestOptions<Called> ? [options?: RequestOptions<Called> | null] : [options: RequestOptions<Called> | null];

/**
 * Requests an endpoint that reads, and caches the response. With `null` as the options nothing is requested.
 *
 * ```ts
 * const response = useEndpoint(productEndpoints.one, { params: { id } });
 * return useLoadable(response, messages.failedToLoad);
 * ```
 */
export function useEndpoint<Called extends ReadEndpoint>(
  endpoint: Called,
  ...[options]: OptionsOf<Called>
): SWRResponse<ReplyOf<Called>, Problem> {
  const api = useApi();
  const key = options === null ? null : endpointKey(endpoint, options);
  // The client's types expect one known endpoint; here the endpoint is a type parameter.
  return useSWR<ReplyOf<Called>, Problem>(key, () => api.call(endpoint, ...([options ?? {}] as never)));
}

/** Requests an endpoint again, for all options whose response is on screen. */
export function useRefresh(): (endpoint: ReadEndpoint) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (endpoint) => {
      await mutate((key) => isKeyOf(endpoint, key));
    },
    [mutate],
  );
}
