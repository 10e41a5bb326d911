import { type realtimeEndpoints, userChannel } from '@valise/contract';
import { type Handlers, Refusal } from '@valise/contract/serve';
import type { UserRow } from '../database/schema.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { fingerprint } from '../security/secrets.ts';
import { isSocketId } from '../realtime/protocol.ts';

const ownChannel = ({ type, id }: UserRow) => `private-${userChannel({ type, id: String(id) })}`;

export const realtimeHandlers: Handlers<typeof realtimeEndpoints, Caller> = {
  async authorize({ body: { socketId, channelName }, context: caller }) {
    const { app, user, token } = caller;
    if (!isSocketId(socketId) || channelName !== ownChannel(user)) throw new Refusal(403, 'This channel is not yours.');
    app.realtime.sockets?.assign(socketId, { userId: user.id, session: fingerprint(token) });
    // After that, once more: a session that ended while the body was still on its way has closed its sockets already.
    await callerOf(caller);
    return app.realtime.sign(socketId, channelName);
  },
};
