'use client';
import { type StoredProduct, storedProductEndpoints } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useFailureOf } from '../../kit/submit/useFailureOf.ts';
import { bulkEditMessages } from './messages.ts';

export type StoredProducts = ReadonlyMap<string, StoredProduct>;

/** The server's products by id, and a function that replaces one. Every edit requests them anew, apart from the list's cache. */
export function useStoredProducts(isOpen: boolean): { stored: Loadable<StoredProducts>; replace: (product: StoredProduct) => void } {
  const messages = useMessages(bulkEditMessages);
  const failureOf = useFailureOf();
  const api = useApi();
  const [stored, setStored] = useState<Loadable<StoredProducts>>({ state: 'loading' });

  function load(signal: AbortSignal) {
    api.call(storedProductEndpoints.list, { signal }).then(
      (products) => {
        if (!signal.aborted) setStored({ state: 'ready', data: new Map(products.map((one) => [one.id, one])), isRefreshing: false });
      },
      (problem: unknown) => {
        if (signal.aborted) return;
        const { message = messages.failedToLoad, detail } = failureOf(problem, messages.failedToLoad);
        setStored({ state: 'failed', message, reason: detail, retry: () => retry(signal) });
      },
    );
  }
  function retry(signal: AbortSignal) {
    setStored({ state: 'loading' });
    load(signal);
  }
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (!isOpen) return undefined;
    const request = new AbortController();
    onOpen(request.signal);
    return () => request.abort();
  }, [isOpen]);

  const replace = (product: StoredProduct) =>
    setStored((known) => (known.state === 'ready' ? { ...known, data: new Map(known.data).set(product.id, product) } : known));
  return { stored, replace };
}
