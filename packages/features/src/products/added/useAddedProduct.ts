'use client';
import type { Product } from '@valise/contract';
import { useLocale } from '@valise/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import type { Read } from '../../kit/api/toLoadable.ts';
import { findAdded, takeAdded } from './addedProduct.ts';

/** The id of the product that was just added, once the list has it. Tells what the server has stored otherwise. */
export function useAddedProduct(products: Read<readonly Product[]>): string | undefined {
  const { cache } = useSWRConfig();
  const api = useApi();
  const { locale } = useLocale();
  const [id, setId] = useState<string>();
  const whole = products.state === 'ready' && products.part === undefined ? products.data : undefined;
  const onWhole = useEffectEvent(async (now: readonly Product[], onFound: (id: string) => void) => {
    const added = takeAdded(cache, now);
    const found = added && findAdded(added, now);
    if (added === undefined || found === undefined) return;
    onFound(found.id);
    const { readBackAdded } = await import('../ProductForm/saving/readBackAdded.ts');
    await readBackAdded(api, added.sent, found.id, locale);
  });
  useEffect(() => {
    if (whole !== undefined) void onWhole(whole, setId);
  }, [whole]);
  return id;
}
