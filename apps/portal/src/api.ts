import { type Client, type ClientOptions, createClient, Problem, sessionEndpoints } from '@valise/contract';
import { reportRequests, unreadReportLine } from '@valise/features/kit';
import { reports } from './reports/reports.ts';
import type { SessionStore } from './session/session.ts';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

/** Reads the current token of a session. */
export const tokenOf = (session: SessionStore) => () => session.getSnapshot().session?.token ?? null;

/**
 * The contract's client for an API at an address. `getToken` is read for each request. `onUnauthorized` receives the token of a
 * request that got a 401.
 */
export function clientAt(baseUrl: string, getToken: () => string | null, onUnauthorized?: (token: string) => void): Client {
  const onUnread: ClientOptions['onUnread'] = (path, unread) => {
    const line = unreadReportLine(path, unread);
    reports.add('unread', line);
    console.warn(`A part of an answer could not be read: ${line}`);
  };
  return createClient({ baseUrl, getToken, onUnauthorized, onUnread });
}

/** The client for the session of this tab. It discards a response that arrives after the session has changed. */
export function createApi(baseUrl: string, session: SessionStore): Client {
  const getToken = tokenOf(session);
  const client = reportRequests(clientAt(baseUrl, getToken, session.expire), reports);

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

const keptAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Ends the session of a token on the server, even if the page is left meanwhile. A failure is ignored (spec 1.7). */
export async function endOnServer(baseUrl: string, token: string): Promise<void> {
  try {
    await createClient({ baseUrl, getToken: () => token, fetch: keptAlive }).call(sessionEndpoints.logout);
  } catch {
    // In the browser the session has ended already.
  }
}
