import { Problem } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import type { SWRResponse } from 'swr';
import type { ProblemReasons } from '../submit/failure.ts';

/** The part of SWR's response that this file reads. */
export type EndpointResponse<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown };

/**
 * Turns an endpoint's response into a screen's `Loadable`. Data stays on screen while it is requested again, also when that
 * fails. `message` is shown only without data, followed by the reason when the response could not be read.
 */
export function toLoadable<Data>(response: EndpointResponse<Data>, message: string, reasons: ProblemReasons): Loadable<Data> {
  const { data, error, isValidating, mutate } = response;
  if (data !== undefined) return { state: 'ready', data, isRefreshing: isValidating };
  if (error === undefined) return { state: 'loading' };
  const reason = error instanceof Problem ? reasons[error.kind] : undefined;
  return { state: 'failed', message, reason, retry: () => void mutate(), isRetrying: isValidating };
}
