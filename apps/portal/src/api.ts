import { type Client, createClient, Problem, sessionEndpoints } from '@valise/contract';
import type { SessionStore } from './session/session.ts';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

/** The contract's client for the session of this tab. A response that arrives after the session has changed is discarded. */
export function createApi(baseUrl: string, session: SessionStore): Client {
  const getToken = () => session.getSnapshot().session?.token ?? null;
  const client = createClient({ baseUrl, getToken, onUnauthorized: session.expire });

  const call: Call = async (...args) => {
    const token = getToken();
    const throwIfStale = () => {
      if (getToken() !== token) throw new Problem('aborted');
    };
    try {
      const reply = await client.call(...args);
      throwIfStale();
      return reply;
    } catch (cause) {
      throwIfStale();
      throw cause;
    }
  };
  return { addressOf: client.addressOf, call: call as Client['call'] };
}

/** Ends the session of a token on the server. A failure is ignored, as document 1 requires (section 7). */
export async function endOnServer(baseUrl: string, token: string): Promise<void> {
  try {
    await createClient({ baseUrl, getToken: () => token }).call(sessionEndpoints.logout);
  } catch {
    // Here the session has ended already.
  }
}
