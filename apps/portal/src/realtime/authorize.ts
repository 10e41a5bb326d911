import { createClient, realtimeEndpoints } from '@valise/contract';
import type { SessionStore } from '../session/session.ts';

export interface Authorization {
  socketId: string;
  channelName: string;
  signal: AbortSignal;
  /** The socket that this is for is gone: what the server says of it concerns nobody. */
  isStale: () => boolean;
}

/** Asks the server to let a socket hear a private channel. It carries the token of the moment, not that of the start. */
export function createAuthorize(address: string, session: SessionStore) {
  return ({ socketId, channelName, signal, isStale }: Authorization): Promise<{ auth: string }> => {
    const client = createClient({
      baseUrl: address,
      getToken: () => session.getSnapshot().session?.token ?? null,
      onUnauthorized: (token) => {
        if (!isStale()) session.expire(token);
      },
    });
    // The address of config.json is the whole one.
    return client.call({ ...realtimeEndpoints.authorize, path: '' }, { body: { socketId, channelName }, signal });
  };
}
export type Authorize = ReturnType<typeof createAuthorize>;
