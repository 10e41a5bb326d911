import { Problem } from '@valise/contract';
import type { EndpointResponse } from './toLoadable.ts';

/**
 * Reads a 404 as data: null, so that a screen can show that the item does not exist instead of offering a retry. It also replaces
 * earlier data when the item has been deleted since.
 */
export function nullWhenNotFound<Data>(response: EndpointResponse<Data>): EndpointResponse<Data | null> {
  const { data, error, isValidating, mutate, reading } = response;
  const isNotFound = error instanceof Problem && error.status === 404;
  return { data: isNotFound ? null : data, error: isNotFound ? undefined : error, isValidating, mutate, reading };
}
