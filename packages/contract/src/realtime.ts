import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { notification } from './notifications.ts';
import { one } from './reply.ts';
import { supportMessage } from './support.ts';

/** A user's private channel; `type` in the letter case in which the server sent it (document 1, section 7). */
export const userChannel = (user: { type: string; id: string }): string => `App.Models.${user.type}.${user.id}`;

/** A ticket's channel (document 2, section 7). */
export const ticketChannel = (ticketId: string): string => `support.ticket.${ticketId}`;

/** Something that the server says unasked. */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** Every name under which it may arrive, in full. */
  readonly names: readonly string[];
  readonly payload: Payload;
}

export const liveEvents = {
  /** On a ticket's channel. Its payload is the message itself or stands under `message` (decisions.md, Support chat). */
  supportMessageSent: {
    names: ['App\\Events\\SupportMessageSent', 'SupportMessageSent'],
    payload: z.union([
      z.pipe(
        z.object({ message: supportMessage }),
        z.transform(({ message }) => message),
      ),
      supportMessage,
    ]),
  },
  /** On a user's channel. */
  notification: {
    names: ['Illuminate\\Notifications\\Events\\BroadcastNotificationCreated'],
    payload: notification,
  },
} satisfies Record<string, LiveEvent>;

/** Reads a payload; null when it does not fit, since a handler that throws silences those after it. */
export function readEvent<Payload extends z.ZodMiniType>(event: LiveEvent<Payload>, payload: unknown): z.output<Payload> | null {
  const read = z.safeParse(event.payload, payload);
  return read.success ? read.data : null;
}

export const realtimeEndpoints = {
  /** Its answer goes to the socket's library as it is, so its names stay those of the wire. */
  authorize: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    body: z.codec(
      z.object({ socket_id: z.string(), channel_name: z.string() }),
      z.object({ socketId: z.string(), channelName: z.string() }),
      {
        decode: ({ socket_id, channel_name }) => ({ socketId: socket_id, channelName: channel_name }),
        encode: ({ socketId, channelName }) => ({ socket_id: socketId, channel_name: channelName }),
      },
    ),
    reply: one(z.object({ auth: z.string(), channel_data: z.optional(z.string()) })),
  }),
};
