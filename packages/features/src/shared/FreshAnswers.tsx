'use client';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const eachTimeAnew = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** For tests and stories of containers: nothing is known yet, and every question is asked once, at once. */
export function FreshAnswers({ children }: { children: ReactNode }) {
  return <SWRConfig value={eachTimeAnew}>{children}</SWRConfig>;
}
