import type { Endpoint } from '@valise/contract';

/** An endpoint without a body, as a group names it. */
export type ReadEndpoint = Endpoint<string, string, undefined> & { readonly name: string };

/** The key of a response in SWR's cache. */
export type EndpointKey = readonly [name: string, of: unknown];

/**
 * The key of an endpoint's response. Every key in the cache is made here.
 * @param of tells the responses of one endpoint apart: the options of the request, or an id
 */
export const endpointKey = ({ name }: Pick<ReadEndpoint, 'name'>, of?: unknown): EndpointKey => [name, of];

/** Whether a key is that of a response of the endpoint, for any options. */
export const isKeyOf = ({ name }: Pick<ReadEndpoint, 'name'>, key: unknown): boolean => Array.isArray(key) && key[0] === name;
