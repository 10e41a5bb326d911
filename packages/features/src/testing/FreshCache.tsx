'use client';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const emptyCache = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** For tests and stories of containers: an empty cache, and requests that are sent once and without delay. */
export function FreshCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={emptyCache}>{children}</SWRConfig>;
}
