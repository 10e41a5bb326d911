'use client';
import type { ReplyOf } from '@valise/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import { createCacheHelper } from 'swr/_internal';
import { endpointKey, type EndpointKey, isKeyOf, type ReadEndpoint } from './endpointKey.ts';
import { type Follower, followersOf } from './followers.ts';
import { readingsOf } from './readings.ts';
import { useReader } from './useReader.ts';

/** After a change a screen often opens that requests the list itself, in ms. */
const PAUSE_MS = 500;

interface CachedState<Data> {
  data?: Data;
  isValidating?: boolean;
}

/** Counts the cached response of a key, whenever it changes. Undefined until there is a whole one. */
function createCounter<Data>(cache: Cache, name: string, count: (data: Data) => number) {
  const [getState, , subscribe] = createCacheHelper<Data, CachedState<Data>>(cache, name);
  const readings = readingsOf(cache);
  let counted: { data: Data; count: number } | undefined;
  return {
    getState,
    subscribe(onChange: () => void) {
      const stops = [subscribe(name, onChange), readings.subscribe(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    getSnapshot(): number | undefined {
      if (readings.getSnapshot().get(name)?.part !== undefined) return undefined;
      const { data } = getState();
      // The cache drops a list that no screen shows; its count stays.
      if (data !== undefined && data !== counted?.data) counted = { data, count: count(data) };
      return counted?.count;
    },
  };
}

interface FollowerOptions<Data> {
  key: EndpointKey;
  counter: Pick<ReturnType<typeof createCounter<Data>>, 'getState' | 'getSnapshot'>;
  request: () => Promise<Data>;
  onData: (data: Data) => void;
}

/** Requests a response that is counted, unless a screen requests it. */
function createFollower<Data>({ key, counter, request, onData }: FollowerOptions<Data>): Follower & { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isOutdated = false;
  let isStopped = false;

  function plan() {
    const { data: before, isValidating } = counter.getState();
    if (isValidating === true) return;
    isOutdated = isReading;
    if (isReading) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(before), PAUSE_MS);
  }

  async function ask(before: Data | undefined) {
    // A screen has it, or is about to.
    const isTaken = () => isStopped || counter.getState().isValidating === true || counter.getState().data !== before;
    if (isTaken()) return;
    isReading = true;
    try {
      const data = await request();
      if (!isTaken()) onData(data);
    } catch {
      // The last count stays. A screen that shows the list says why it failed.
    }
    isReading = false;
    if (isOutdated && !isStopped) plan();
  }

  return {
    refresh: (matches) => void (matches(key) && counter.getSnapshot() !== undefined && plan()),
    hear: (endpoint) => void (isKeyOf(endpoint, key) && plan()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * A number from the response of an endpoint, as the screens request it; undefined until one has. Mounting it requests nothing. Later
 * it requests the response where a screen would: when the server says that it has changed, and when all data on screen is requested.
 *
 * @param count stays the same function
 */
export function useCounted<Called extends ReadEndpoint>(endpoint: Called, count: (data: ReplyOf<Called>) => number): number | undefined {
  const { cache, mutate } = useSWRConfig();
  const key = useMemo(() => endpointKey(endpoint), [endpoint]);
  const counter = useMemo(() => createCounter(cache, unstable_serialize(key), count), [cache, key, count]);
  const { read } = useReader(key);
  useEffect(() => {
    const follower = createFollower({ key, counter, request: () => read(endpoint, {} as never), onData: (data) => void mutate(key, data, { revalidate: false }) });
    const followers = followersOf(cache).add(follower);
    return () => {
      followers.delete(follower);
      follower.stop();
    };
  }, [cache, mutate, counter, endpoint, key, read]);
  return useSyncExternalStore(counter.subscribe, counter.getSnapshot, counter.getSnapshot);
}
