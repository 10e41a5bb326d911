import { Problem } from '@valise/contract';
import type { Middleware, SWRConfiguration } from 'swr';

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;

/** How long to wait before the nth retry, counted from 0: 2^n s and up to 20 % more, 30 s at most. */
export function retryDelay(retry: number, random: () => number = Math.random): number {
  return Math.min(2 ** retry * 1000 * (1 + 0.2 * random()), LONGEST_DELAY_MS);
}

/** Whether a retry may get another response. After a refusal the server would refuse again. */
export function isWorthRetrying(problem: unknown): boolean {
  if (!(problem instanceof Problem)) return true;
  const isRefusal = problem.status !== undefined && problem.status >= 400 && problem.status < 500;
  // A list whose pages have no end has none at the next attempt either.
  const isEndless = problem.cause instanceof RangeError;
  return !isRefusal && !isEndless && problem.kind !== 'aborted';
}

// The failures that are being retried, which no screen shows.
const passing = new WeakSet<object>();

export const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (error: object, _key, _config, revalidate, options) => {
  if (options.retryCount > RETRIES || !isWorthRetrying(error)) return;
  passing.add(error);
  setTimeout(() => void revalidate(options), retryDelay(options.retryCount - 1));
};

/** Hides an error from the screen until the last retry has failed. */
export const failsAfterLastRetry: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config);
  return {
    mutate: response.mutate,
    // SWR renders a component again only for properties that it has read, so each property is a getter.
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
