import { createClient, realtimeEndpoints } from '@valise/contract';
import type { SessionStore } from '../session/session.ts';

export interface Authorization {
  socketId: string;
  channelName: string;
  signal: AbortSignal;
  /** The socket has been replaced, so the response is ignored. */
  isStale: () => boolean;
}

/** Requests the authorisation of a socket for a private channel, with the present token rather than that of the first request. */
export function createAuthorize(address: string, session: SessionStore) {
  return ({ socketId, channelName, signal, isStale }: Authorization): Promise<{ auth: string }> => {
    const client = createClient({
      baseUrl: address,
      getToken: () => session.getSnapshot().session?.token ?? null,
      onUnauthorized: (token) => {
        if (!isStale()) session.expire(token);
      },
    });
    // The address in config.json is the whole one.
    return client.call({ ...realtimeEndpoints.authorize, path: '' }, { body: { socketId, channelName }, signal });
  };
}
export type Authorize = ReturnType<typeof createAuthorize>;
