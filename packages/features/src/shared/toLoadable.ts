import type { Loadable } from '@valise/ui/LoadableView';
import type { SWRResponse } from 'swr';

type Answer<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating' | 'mutate'>;

/**
 * What a screen can know of an answer. Data that has been read stays on screen while it is asked for again,
 * and when that fails; `message` is told only when there is nothing to show.
 */
export function toLoadable<Data>(answer: Answer<Data>, message: string): Loadable<Data> {
  const { data, error, isValidating, mutate } = answer;
  if (data !== undefined) return { state: 'ready', data, isRefreshing: isValidating };
  if (error !== undefined) return { state: 'failed', message, retry: () => void mutate(), isRetrying: isValidating };
  return { state: 'loading' };
}
