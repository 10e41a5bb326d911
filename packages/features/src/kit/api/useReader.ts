'use client';
import type { CallOptions, ListPart, ReadingOptions, ReplyOf, Unread } from '@valise/contract';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import type { EndpointKey, ReadEndpoint } from './endpointKey.ts';
import { type Reading, readingsOf } from './readings.ts';

type RequestOptions<Called extends ReadEndpoint> = Omit<CallOptions<Called>, 'signal' | 'onProgress' | keyof ReadingOptions<never>>;

/** Whether a list that was read is not what the server counts. */
const isOdd = ({ hasChanged: changed, total, items, leftOut }: ListPart<unknown>) => changed || (total !== undefined && total > items.length + leftOut);

/**
 * Requests what an endpoint reads, and keeps how far that has come: the pages of a list, what could not be read, and that the server is
 * busy. Use it in a fetcher of SWR; `useEndpoint` does.
 * @param isKnown whether an earlier response is on screen, which a part does not replace. @default when the cache has one
 */
export function useReader(key: EndpointKey | null, isKnown?: () => boolean) {
  const api = useApi();
  const { cache } = useSWRConfig();
  const readings = useMemo(() => readingsOf(cache), [cache]);
  const name = unstable_serialize(key);
  const getReading = (): Reading | undefined => readings.getSnapshot().get(name);
  const reading = useSyncExternalStore(readings.subscribe, getReading, getReading);

  const read = useCallback(
    async <Called extends ReadEndpoint>(endpoint: Called, options: RequestOptions<Called>): Promise<ReplyOf<Called>> => {
      const isRefresh = isKnown?.() ?? cache.get(name)?.data !== undefined;
      const change = (changed: Partial<Reading>) => readings.change(name, changed);
      const keptPages = readings.keptPages(name);
      // Another attempt after a failure goes on; any other read begins anew, because an item may have changed since.
      if (cache.get(name)?.error === undefined) keptPages.clear();
      const unread: Unread[] = [];
      let last: ListPart<unknown> | undefined;
      const told: ReadingOptions<readonly unknown[]> = {
        keptPages: isRefresh ? undefined : keptPages,
        onUnread: (each) => unread.push(each),
        onWait: (wait) => change({ wait }),
        onPart: (part) => {
          last = part;
          if (!isRefresh && !part.isRead) change({ part });
        },
      };
      // The client's types expect one known endpoint; here the endpoint is a type parameter.
      const model = await api.call(endpoint, ...([{ ...options, ...told }] as never));
      const known = readings.getSnapshot().get(name);
      // Most lists come whole and can be read, and then nothing renders for this.
      if (known === undefined && unread.length === 0 && last === undefined) return model as ReplyOf<Called>;
      if (last !== undefined && isOdd(last)) change({ unread, part: last });
      else {
        change({ unread });
        // The part stays until SWR has the whole, so that the list is never without both.
        setTimeout(() => change({ part: undefined }));
      }
      return model as ReplyOf<Called>;
    },
    [api, cache, name, readings, isKnown],
  );
  return { read, reading };
}
