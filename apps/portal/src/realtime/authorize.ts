import { realtimeEndpoints } from '@valise/contract';
import { clientAt, tokenOf } from '../api.ts';
import type { SessionStore } from '../session/session.ts';

export interface Authorization {
  socketId: string;
  channelName: string;
  signal: AbortSignal;
  /** The socket has been replaced, so its response is ignored. */
  isStale: () => boolean;
}

/** Requests authorisation of a socket for a private channel. Each request carries the current token. */
export function createAuthorize(address: string, session: SessionStore) {
  return ({ socketId, channelName, signal, isStale }: Authorization): Promise<{ auth: string }> => {
    const client = clientAt(address, tokenOf(session), (token) => {
      if (!isStale()) session.expire(token);
    });
    // The address in config.json is complete, so the endpoint's path is not added.
    return client.call({ ...realtimeEndpoints.authorize, path: '' }, { body: { socketId, channelName }, signal });
  };
}
export type Authorize = ReturnType<typeof createAuthorize>;
