import { type Client, Problem } from '@valise/contract';
import type { Connection } from '@valise/features/shell';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

/** The statuses with which a proxy says that its server does not answer. */
const OUTAGES = [502, 503, 504];

/**
 * A client that also reports whether requests reach the server. If only one endpoint gets no response, because something blocks
 * it, that is not an outage.
 */
export function watchRequests(client: Client, connection: Pick<Connection, 'lose' | 'reach'>): Client {
  let responses = 0;
  // For each endpoint without a response: how many others had a response when it first failed.
  const failing = new Map<string, number>();

  function reach(path: string) {
    responses += 1;
    failing.delete(path);
    connection.reach('requests');
  }

  function lose(path: string) {
    const before = failing.get(path) ?? responses;
    failing.set(path, before);
    if (before === responses) connection.lose('requests');
  }

  const call: Call = async (...args) => {
    const { path } = args[0];
    try {
      const reply = await client.call(...args);
      reach(path);
      return reply;
    } catch (cause) {
      const { kind, status } = cause instanceof Problem ? cause : {};
      if (kind === 'unreachable' || kind === 'timeout' || (status !== undefined && OUTAGES.includes(status))) lose(path);
      else if (status !== undefined) reach(path);
      throw cause;
    }
  };
  return { addressOf: client.addressOf, call: call as Client['call'] };
}
