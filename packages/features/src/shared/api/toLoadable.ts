import type { Loadable } from '@valise/ui/LoadableView';
import type { SWRResponse } from 'swr';

/** What SWR returns for an endpoint. */
export type EndpointResponse<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown };

/**
 * An endpoint's response as a screen takes it. Data stays on screen while it is requested again, and when that fails;
 * `message` is shown only without data.
 */
export function toLoadable<Data>(response: EndpointResponse<Data>, message: string): Loadable<Data> {
  const { data, error, isValidating, mutate } = response;
  if (data !== undefined) return { state: 'ready', data, isRefreshing: isValidating };
  if (error !== undefined) return { state: 'failed', message, retry: () => void mutate(), isRetrying: isValidating };
  return { state: 'loading' };
}
