'use client';
import { type Notification, notificationEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useApi } from '../shared/ApiProvider.tsx';
import { toLoadable } from '../shared/toLoadable.ts';
import { notificationsMessages } from './messages.ts';
import type { Intent } from './notificationRules.ts';
import { createNotificationStore } from './notificationStore.ts';

const { list, read, readAll } = notificationEndpoints;

/** The unread notifications of the user, and what can be done with them. */
export function useNotifications() {
  const api = useApi();
  const messages = useMessages(notificationsMessages);
  const [store] = useState(() => createNotificationStore());
  const { items, isKnown, hasFailed } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  // The store has to know when the list was asked for, so it is told by whoever asks.
  const { error, isValidating, mutate } = useSWR<readonly Notification[]>([list.method, list.path, {}], async () => {
    const askedAt = store.asking();
    const rows = await api.call(list);
    store.answered(askedAt, rows);
    return rows;
  });

  const actions = useMemo(() => {
    async function send(intent: Intent) {
      const [id = ''] = intent.ids;
      try {
        if (intent.kind === 'all') await api.call(readAll);
        else await api.call(read, { params: { id } });
        store.settled(intent, true);
      } catch (problem) {
        console.warn('A notification could not be marked as read', problem);
        store.settled(intent, false);
      }
    }
    // What is leaving the list is being marked already, however often it is pressed.
    const listed = () => store.getSnapshot().items;
    return {
      markRead(id: string) {
        if (listed().some((item) => item.id === id)) void send(store.markRead(id));
      },
      markAllRead() {
        if (listed().length > 0) void send(store.markAllRead());
      },
      retryMarking: () => store.retry().forEach((intent) => void send(intent)),
      /** An event came; true when it brought something new. */
      hear: (item: Notification) => store.heard(item),
    };
  }, [api, store]);

  const loadable = toLoadable({ data: isKnown ? items : undefined, error, isValidating, mutate }, messages.failedToLoad);
  return { items, loadable, hasFailed, refresh: () => void mutate(), ...actions };
}
