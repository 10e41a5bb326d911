'use client';
import { isWithoutNews, Problem, supportEndpoints, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useApi } from '../../../kit/api/ApiProvider.tsx';
import { endpointKey } from '../../../kit/api/endpointKey.ts';
import { nullWhenNotFound } from '../../../kit/api/nullWhenNotFound.ts';
import { useReader } from '../../../kit/api/useReader.ts';
import { useLoadable } from '../../../kit/api/useLoadable.ts';
import { useIsMounted } from '../../../kit/useIsMounted.ts';
import type { SentMessage } from '../../messageStore/messageStore.ts';
import type { TicketHead } from '../chatRules.ts';
import { supportChatMessages } from '../messages.ts';
import { openThread } from './openThread.ts';

const { thread, send } = supportEndpoints;

/** The server's own words for a refusal, those of its fields first. */
function reasonOf(problem: unknown): string | undefined {
  if (!(problem instanceof Problem)) return undefined;
  return Object.values(problem.fields).flat().join(' ') || problem.serverMessage;
}

/** A ticket and its messages; the ticket is null when the server does not have it. */
export function useThread(id: string, user: Pick<User, 'id' | 'type'>) {
  const api = useApi();
  const messages = useMessages(supportChatMessages);
  const [store] = useState(() => openThread(user, id));
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

  // SWR decides when the thread is requested, and caches the ticket. The store has the messages, with those of events.
  const key = endpointKey(thread, id);
  const { read, reading } = useReader(key);
  const request = useCallback(async () => {
    const requestedAt = store.requestThread();
    const { messages: received, ...ticket } = await read(thread, { params: { id } });
    store.receiveThread(requestedAt, received);
    return ticket;
  }, [read, store, id]);
  const { data, error, isValidating, mutate } = useSWR<TicketHead, Problem>(key, request);
  // The cached answer is that of an earlier visit, so its messages went to the store of that visit.
  const isOfEarlierVisit = data !== undefined && !snapshot.isReceived;
  const isAnswered = isOfEarlierVisit && !isValidating && error === undefined;
  useEffect(() => {
    if (isAnswered) void mutate();
  }, [isAnswered, mutate]);
  const isMounted = useIsMounted();

  const post = useCallback(
    async (sent: SentMessage | null): Promise<boolean> => {
      if (sent === null) return false;
      try {
        store.confirm(sent.tempId, await api.call(send, { body: { ticketId: id, message: sent.text, tempId: sent.tempId } }));
        return true;
      } catch (problem) {
        const isAccepted = isWithoutNews(problem) && (await request().then(() => true, () => false));
        if (isAccepted) {
          store.accept(sent.tempId);
          return true;
        }
        console.warn('A message could not be sent', problem);
        store.fail(sent.tempId, reasonOf(problem));
        // The server may have stored the message anyway. After a sign-out the cache is gone, so nothing is requested.
        if (isMounted()) void mutate();
        return false;
      }
    },
    [api, store, id, request, mutate, isMounted],
  );

  return {
    ...snapshot,
    store,
    ticket: useLoadable(nullWhenNotFound({ data: isOfEarlierVisit ? undefined : data, error, isValidating, mutate, reading }), messages.failedToLoad),
    refresh: useCallback(() => void mutate(), [mutate]),
    setStatus: useCallback((status: string) => void mutate((known) => known && { ...known, status }, { revalidate: false }), [mutate]),
    /** Settles with whether the server has the message. */
    send: useCallback((text: string) => post(store.send(text)), [post, store]),
    retry: useCallback((key: string) => void post(store.retry(key)), [post, store]),
  };
}
