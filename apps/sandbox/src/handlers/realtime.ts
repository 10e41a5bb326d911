import { type realtimeEndpoints, ticketChannel, userChannel } from '@valise/contract';
import { type Handlers, Refusal } from '@valise/contract/serve';
import type { AppContext } from '../appContext.ts';
import type { UserRow } from '../database/schema.ts';
import { findTicket } from '../database/tickets.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { isRecordId } from '../http/recordId.ts';
import { fingerprint } from '../security/secrets.ts';
import { isSocketId } from '../realtime/protocol.ts';

const ownChannel = ({ type, id }: UserRow) => `private-${userChannel({ type, id: String(id) })}`;

const TICKET_CHANNEL = `private-${ticketChannel('')}`;

async function isOwnTicket(app: AppContext, user: UserRow, channel: string): Promise<boolean> {
  const id = channel.startsWith(TICKET_CHANNEL) ? channel.slice(TICKET_CHANNEL.length) : '';
  return isRecordId(id) && (await findTicket(app, user, Number(id))) !== undefined;
}

export const realtimeHandlers: Handlers<typeof realtimeEndpoints, Caller> = {
  async authorize({ body: { socketId, channelName }, context: caller }) {
    const { app, user, token } = caller;
    const isOwn = channelName === ownChannel(user) || (await isOwnTicket(app, user, channelName));
    if (!isSocketId(socketId) || !isOwn) throw new Refusal(403, 'This channel is not yours.');
    app.realtime.sockets?.assign(socketId, { userId: user.id, session: fingerprint(token) });
    // Checked again after that, because a session that ended while the body was arriving has closed its sockets already.
    await callerOf(caller);
    return app.realtime.sign(socketId, channelName);
  },
};
