import { isAborted } from './isAborted.ts';

/**
 * Handles a failure of the request that checks the truth after a failed change: undefined, unless the session has ended.
 *
 * ```ts
 * const tickets = await api.call(supportEndpoints.list).catch(undefinedUnlessAborted);
 * ```
 */
export function undefinedUnlessAborted(problem: unknown): undefined {
  if (isAborted(problem)) throw problem;
}
