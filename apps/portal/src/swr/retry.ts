import { Problem } from '@valise/contract';
import type { Middleware, SWRConfiguration } from 'swr';

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;

/** How long to wait before the nth retry, counted from 0: 2^n s and up to 20 % more, 30 s at most. */
export function retryDelay(retry: number, random: () => number = Math.random): number {
  return Math.min(2 ** retry * 1000 * (1 + 0.2 * random()), LONGEST_DELAY_MS);
}

/** Whether a retry may get another response. What a server refuses, it refuses again. */
export function isWorthRetrying(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return true;
  const isRefusal = problem.status !== undefined && problem.status >= 400 && problem.status < 500;
  return !isRefusal && problem.kind !== 'aborted';
}

// Failures after which a retry is due: no screen shows them.
const passing = new WeakSet<object>();

export const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (error: object, _key, _config, revalidate, options) => {
  if (options.retryCount > RETRIES || !isWorthRetrying(error)) return;
  passing.add(error);
  setTimeout(() => void revalidate(options), retryDelay(options.retryCount - 1));
};

/** A screen gets an error after the last retry, not before. */
export const failsAfterLastRetry: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config);
  return {
    mutate: response.mutate,
    // Each is read through, because SWR renders again only for what was read.
    get data() {
      return response.data;
    },
    get error() {
      const { error } = response;
      return typeof error === 'object' && error !== null && passing.has(error) ? undefined : error;
    },
    get isLoading() {
      return response.isLoading;
    },
    get isValidating() {
      return response.isValidating;
    },
  };
};
