import { type ClientOptions, createClient } from './client.ts';
import { type EndpointTable, type Handlers, serve } from './serve.ts';

const BASE = 'http://api.test/api';

/** A fetch that is answered in memory by a table's handlers; what they do not answer is 404. */
export function fetchFrom<Table extends EndpointTable>(table: Table, handlers: Partial<Handlers<Table>>): typeof fetch {
  const answer = serve(table, handlers, { basePath: '/api', context: () => undefined });
  return async (address, init) => (await answer(new Request(address, init))) ?? new Response(null, { status: 404 });
}

/** A client over handlers in memory. */
export const clientOver = <Table extends EndpointTable>(
  table: Table,
  handlers: Partial<Handlers<Table>>,
  options: Partial<ClientOptions> = {},
) => createClient({ baseUrl: BASE, fetch: fetchFrom(table, handlers), ...options });

/** A client whose every call is answered by `answer`. */
export const clientAnswered = (answer: typeof fetch, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: BASE, fetch: answer, ...options });

/** What a promise fails with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (cause) {
    return cause;
  }
  throw new Error('it did not fail');
}
