'use client';
import type { CallOptions, Problem, ReadingOptions, ReplyOf } from '@valise/contract';
import { useCallback } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { endpointKey, isKeyOf, type ReadEndpoint } from './endpointKey.ts';
import { followersOf } from './followers.ts';
import type { Reading } from './readings.ts';
import { useReader } from './useReader.ts';

type RequestOptions<Called extends ReadEndpoint> = Omit<CallOptions<Called>, 'signal' | 'onProgress' | keyof ReadingOptions<never>>;
type OptionsOf<Called extends ReadEndpoint> =
  Partial<RequestOptions<Called>> extends RequestOptions<Called> ? [options?: RequestOptions<Called> | null] : [options: RequestOptions<Called> | null];

/** SWR's response, and how far the reading of it has come. `data` is always whole. */
export type ReadResponse<Data> = SWRResponse<Data, Problem> & { readonly reading: Reading | undefined };

/**
 * Requests an endpoint that reads, and caches the response. With `null` as the options nothing is requested.
 *
 * ```ts
 * const response = useEndpoint(productEndpoints.one, { params: { id } });
 * return useLoadable(response, messages.failedToLoad);
 * ```
 */
export function useEndpoint<Called extends ReadEndpoint>(endpoint: Called, ...[options]: OptionsOf<Called>): ReadResponse<ReplyOf<Called>> {
  const key = options === null ? null : endpointKey(endpoint, options);
  const { read, reading } = useReader(key);
  const response = useSWR<ReplyOf<Called>, Problem>(key, () => read(endpoint, (options ?? {}) as never));
  // SWR makes a new object for each render. A copy would read all of its getters, so that each change of one rendered the component.
  return Object.assign(response, { reading });
}

/** Requests again what is on screen under the keys that match. */
export function useRefreshWhere(): (matches: (key: unknown) => boolean) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (matches) => {
      const shown = mutate(matches);
      for (const follower of followersOf(cache)) follower.refresh(matches);
      await shown;
    },
    [cache, mutate],
  );
}

/** Requests an endpoint again, for all options whose response is on screen. */
export function useRefresh(): (endpoint: ReadEndpoint) => Promise<void> {
  const refresh = useRefreshWhere();
  return useCallback((endpoint) => refresh((key) => isKeyOf(endpoint, key)), [refresh]);
}

/** Tells that the server has new data of an endpoint: it is requested again where it is on screen or counted. */
export function useNews(): (endpoint: ReadEndpoint) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (endpoint) => {
      void mutate((key) => isKeyOf(endpoint, key));
      for (const follower of followersOf(cache)) follower.hear(endpoint);
    },
    [cache, mutate],
  );
}
