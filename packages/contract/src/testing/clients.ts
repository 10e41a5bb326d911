import { type ClientOptions, createClient } from '../client/client.ts';
import { type EndpointTable, type Handlers, serve } from '../serve.ts';

export const BASE = 'http://api.test/api';

/** A fetch whose responses come from a table's handlers in memory; a request without a handler is a 404. */
export function fetchFrom<Table extends EndpointTable>(table: Table, handlers: Partial<Handlers<Table>>): typeof fetch {
  const answer = serve(table, handlers, { basePath: '/api', caller: () => undefined, visitor: () => undefined });
  return async (address, init) => (await answer(new Request(address, init))) ?? new Response(null, { status: 404 });
}

/** A client of handlers in memory. */
export const clientWithHandlers = <Table extends EndpointTable>(
  table: Table,
  handlers: Partial<Handlers<Table>>,
  options: Partial<ClientOptions> = {},
) => createClient({ baseUrl: BASE, fetch: fetchFrom(table, handlers), ...options });

/** A client that sends its requests through `send`. */
export const clientWithFetch = (send: typeof fetch, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: BASE, fetch: send, ...options });

/** A client whose every request is answered with this JSON. */
export const clientWithResponse = (json: unknown, options: Partial<ClientOptions> = {}) =>
  clientWithFetch(async () => Response.json(json), options);

/** The reason for which a promise is rejected. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (cause) {
    return cause;
  }
  throw new Error('The promise was resolved');
}
