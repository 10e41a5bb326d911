import { Problem } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import type { SWRResponse } from 'swr';
import type { ProblemReasons } from '../submit/failure.ts';

/** What SWR returns for an endpoint. */
export type EndpointResponse<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown };

/**
 * An endpoint's response as a screen takes it. Data stays on screen while it is requested again, and when that fails;
 * `message` is shown only without data, and why there was no readable response with it.
 */
export function toLoadable<Data>(response: EndpointResponse<Data>, message: string, reasons: ProblemReasons): Loadable<Data> {
  const { data, error, isValidating, mutate } = response;
  if (data !== undefined) return { state: 'ready', data, isRefreshing: isValidating };
  if (error === undefined) return { state: 'loading' };
  const reason = error instanceof Problem ? reasons[error.kind] : undefined;
  return { state: 'failed', message, reason, retry: () => void mutate(), isRetrying: isValidating };
}
