import { type Client, createClient } from '@valise/contract';
import { type EndpointTable, type Handlers, serve } from '@valise/contract/serve';

/** Answers a request, or passes it on to the next. */
export type Server = (request: Request) => Promise<Response | undefined>;

const BASE_PATH = '/api';

/** A server for (part of) a table, for a story's parameter `api`. Handlers answer as the wire does, or throw a `Refusal`. */
export function answers<Table extends EndpointTable>(table: Table, handlers: Partial<Handlers<Table>>): Server {
  return serve(table, handlers, { basePath: BASE_PATH, context: () => undefined });
}

/** What went wrong between a story and its handlers. A story that leaves something here has failed. */
export const troubles: string[] = [];

/** The real client over a fetch held in memory. A call that no server answers is a trouble. */
export function clientOf(servers: readonly Server[]): Client {
  return createClient({
    baseUrl: BASE_PATH,
    getToken: () => 'story-token',
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), window.location.origin), init);
      for (const server of servers) {
        const response = await answerOf(server, request);
        if (response !== undefined) return response;
      }
      const asked = `${request.method} ${new URL(request.url).pathname}`;
      troubles.push(`${asked} has no handler: add one to the story's parameter 'api'.`);
      throw new TypeError(asked);
    },
  });
}

async function answerOf(server: Server, request: Request): Promise<Response | undefined> {
  try {
    return await server(request.clone());
  } catch (cause) {
    troubles.push(`The handler of ${request.method} ${request.url} failed: ${String(cause)}`);
    throw cause;
  }
}
