import { type Client, Problem } from '@valise/contract';
import type { Connection } from '@valise/features/shell';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

/** Responses of a proxy whose server does not answer. */
const OUTAGES = [502, 503, 504];

/** The client, which also reports whether requests reach the server. */
export function watchRequests(client: Client, connection: Pick<Connection, 'lose' | 'reach'>): Client {
  const call: Call = async (...args) => {
    try {
      const reply = await client.call(...args);
      connection.reach('requests');
      return reply;
    } catch (cause) {
      const { kind, status } = cause instanceof Problem ? cause : {};
      if (kind === 'unreachable' || kind === 'timeout' || (status !== undefined && OUTAGES.includes(status))) connection.lose('requests');
      else if (status !== undefined) connection.reach('requests');
      throw cause;
    }
  };
  return { addressOf: client.addressOf, call: call as Client['call'] };
}
