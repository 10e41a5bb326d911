import { isAborted } from './isAborted.ts';

/**
 * For the request that finds out what is true after a failed one: undefined when it fails too, unless the session has ended.
 *
 * ```ts
 * const tickets = await api.call(supportEndpoints.list).catch(undefinedUnlessAborted);
 * ```
 */
export function undefinedUnlessAborted(problem: unknown): undefined {
  if (isAborted(problem)) throw problem;
}
