'use client';
import { notificationEndpoints, type Problem } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { endpointKey } from '../../kit/api/endpointKey.ts';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { useReader } from '../../kit/api/useReader.ts';
import { wholeOnly } from '../../kit/api/wholeOnly.ts';
import { useIsMounted } from '../../kit/useIsMounted.ts';
import { notificationsMessages } from '../messages.ts';
import type { MarkRequest } from './notificationRules.ts';
import { createNotificationStore } from './notificationStore.ts';

const { list, read, readAll } = notificationEndpoints;

/** The user's unread notifications, and the actions on them. */
export function useNotifications() {
  const api = useApi();
  const messages = useMessages(notificationsMessages);
  const [store] = useState(createNotificationStore);
  const isMounted = useIsMounted();
  const { items, isKnown, hasFailed } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  // SWR decides when the list is requested: at first, on focus, and again after a failure. It caches no list, because the store has it,
  // with the events. The store is part of the key, so that two stores do not share a request.
  const key = endpointKey(list, store);
  const { read: readList, reading } = useReader(key, useCallback(() => store.getSnapshot().isKnown, [store]));
  const { error, isValidating, mutate } = useSWR<void, Problem>(key, async () => {
    const requestedAt = store.requestList();
    store.receiveList(requestedAt, await readList(list, {}));
  });

  const actions = useMemo(() => {
    async function send(request: MarkRequest) {
      const [id = ''] = request.ids;
      try {
        if (request.kind === 'all') await api.call(readAll);
        else await api.call(read, { params: { id } });
        store.finish(request, true);
      } catch (problem) {
        // After a sign-out the list is gone, together with the cache.
        if (!isMounted()) return;
        console.warn('A notification could not be marked as read', problem);
        store.finish(request, false);
        // The server may have marked it anyway.
        void mutate();
      }
    }
    // A notification that is no longer listed is being marked already, so a second press sends nothing.
    const listed = () => store.getSnapshot().items;
    return {
      markRead(id: string) {
        if (listed().some((item) => item.id === id)) void send(store.markRead(id));
      },
      markAllRead() {
        if (listed().length > 0) void send(store.markAllRead());
      },
      retryMarking: () => store.retry().forEach((request) => void send(request)),
      receiveEvent: store.receiveEvent,
    };
  }, [api, store, mutate, isMounted]);

  const response = { data: isKnown ? items : undefined, error, isValidating, mutate, reading };
  // The bell counts, so it waits for the whole list.
  const loadable = wholeOnly(useLoadable(response, messages.failedToLoad), messages.failedToLoad);
  return { items, loadable, hasFailed, refresh: () => void mutate(), ...actions };
}
