import { type realtimeEndpoints, userChannel } from '@valise/contract';
import { type Handlers, Refusal } from '@valise/contract/serve';
import type { UserRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { fingerprint } from '../security/secrets.ts';
import { isSocketId } from '../realtime/protocol.ts';

const ownChannel = ({ type, id }: UserRow) => `private-${userChannel({ type, id: String(id) })}`;

export const realtimeHandlers: Handlers<typeof realtimeEndpoints, Caller> = {
  async authorize({ body: { socketId, channelName }, context: { app, user, token } }) {
    if (!isSocketId(socketId) || channelName !== ownChannel(user)) throw new Refusal(403, 'This channel is not yours.');
    app.realtime.sockets?.assign(socketId, { userId: user.id, session: fingerprint(token) });
    return app.realtime.sign(socketId, channelName);
  },
};
