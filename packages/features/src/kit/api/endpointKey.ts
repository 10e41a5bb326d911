import type { Endpoint } from '@valise/contract';

/** An endpoint without a request body. */
export type ReadEndpoint = Endpoint<string, string, undefined> & { readonly name: string };

/** The key of a response in SWR's cache. */
export type EndpointKey = readonly [name: string, of: unknown];

/**
 * The cache key of an endpoint's response. All cache keys are made here.
 * @param of distinguishes the responses of one endpoint: the options of the request, or an id
 */
export const endpointKey = ({ name }: Pick<ReadEndpoint, 'name'>, of?: unknown): EndpointKey => [name, of];

/** Whether a key belongs to a response of the endpoint, with any options. */
export const isKeyOf = ({ name }: Pick<ReadEndpoint, 'name'>, key: unknown): boolean => Array.isArray(key) && key[0] === name;
