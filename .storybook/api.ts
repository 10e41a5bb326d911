import { type Client, createClient } from '@valise/contract';
import { type EndpointTable, type Handlers, serve } from '@valise/contract/serve';

/** Responds to a request; undefined leaves it to the next server. */
export type Server = (request: Request) => Promise<Response | undefined>;

const BASE_PATH = '/api';

/** A server for some endpoints of a table, for a story's parameter `api`. Handlers return wire values, or throw a `Refusal`. */
export function answers<Table extends EndpointTable>(table: Table, handlers: Partial<Handlers<Table>>): Server {
  return serve(table, handlers, { basePath: BASE_PATH, caller: () => undefined, visitor: () => undefined });
}

/** Errors between a story and its handlers. A story that adds one fails. */
export const storyErrors: string[] = [];

/** The real client over a fetch held in memory. A request without a handler fails the story. */
export function clientOf(servers: readonly Server[]): Client {
  return createClient({
    baseUrl: BASE_PATH,
    getToken: () => 'story-token',
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), window.location.origin), init);
      for (const server of servers) {
        const response = await Promise.race([responseOf(server, request), abortOf(request.signal)]);
        if (response !== undefined) return response;
      }
      const description = `${request.method} ${new URL(request.url).pathname}`;
      storyErrors.push(`${description} has no handler: add one to the story's parameter 'api'.`);
      throw new TypeError(description);
    },
  });
}

/** Rejects once the request is aborted, as fetch does. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

async function responseOf(server: Server, request: Request): Promise<Response | undefined> {
  try {
    return await server(request.clone());
  } catch (cause) {
    storyErrors.push(`The handler of ${request.method} ${request.url} failed: ${String(cause)}`);
    throw cause;
  }
}
