import { type Client, createClient, Problem, sessionEndpoints } from '@valise/contract';
import type { SessionStore } from './session/session.ts';

type Call = (...called: Parameters<Client['call']>) => Promise<unknown>;

/** The contract's client for the session of this tab. An answer that comes after the session has changed is discarded. */
export function createApi(baseUrl: string, session: SessionStore): Client {
  const getToken = () => session.getSnapshot().session?.token ?? null;
  const client = createClient({ baseUrl, getToken, onUnauthorized: session.expire });

  const call: Call = async (...called) => {
    const asked = getToken();
    const stillAsked = () => {
      if (getToken() !== asked) throw new Problem('aborted');
    };
    try {
      const answer = await client.call(...called);
      stillAsked();
      return answer;
    } catch (cause) {
      stillAsked();
      throw cause;
    }
  };
  return { addressOf: client.addressOf, call: call as Client['call'] };
}

/** Tells the server that a session is over. Whether it hears is of no consequence here. */
export async function endOnServer(baseUrl: string, token: string): Promise<void> {
  try {
    await createClient({ baseUrl, getToken: () => token }).call(sessionEndpoints.logout);
  } catch {
    // The documents say: a failure of the logout call is ignored.
  }
}
