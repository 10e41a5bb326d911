import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { type LiveNotificationWire, type Notification, notification } from './notifications.ts';
import { model } from '../schema/model.ts';
import { sentAs } from '../schema/readers.ts';
import { supportMessage } from './support.ts';

/** A user's private channel. `type` has the letter case in which the server sent it (`spec 1.7`). */
export const userChannel = (user: { type: string; id: string }): string => `App.Models.${user.type}.${user.id}`;

/** A ticket's channel (`spec 2.7`). */
export const ticketChannel = (ticketId: string): string => `support.ticket.${ticketId}`;

/** An event that the server sends without a request. */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** Every full name under which the event may arrive. */
  readonly names: readonly string[];
  readonly payload: Payload;
}

/** The payload that a server sends. */
export type WireOfEvent<Event extends LiveEvent> = z.input<Event['payload']>;

/** The payload of an event, after its schema has read it. */
export type PayloadOf<Event extends LiveEvent> = z.output<Event['payload']>;

export const liveEvents = {
  /** On a ticket's channel. Its payload is the message itself or has it under `message`. */
  supportMessageSent: {
    names: ['App\\Events\\SupportMessageSent', 'SupportMessageSent'],
    payload: z.union([model({ message: ['message', supportMessage] }, ({ message }) => message), supportMessage]),
  },
  /** On a user's channel. */
  notification: {
    names: ['Illuminate\\Notifications\\Events\\BroadcastNotificationCreated'],
    payload: sentAs<LiveNotificationWire, Notification>(notification),
  },
} satisfies Record<string, LiveEvent>;

/** Reads a payload. Null when it does not fit, because a listener that throws would stop the listeners after it. */
export function readEvent<Payload extends z.ZodMiniType>(event: LiveEvent<Payload>, payload: unknown): z.output<Payload> | null {
  const read = z.safeParse(event.payload, payload);
  return read.success ? read.data : null;
}

export const realtimeEndpoints = endpointGroup('realtime', {
  /** The socket's library receives the response unchanged, so its names stay those of the wire. */
  authorize: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    body: requestBody({ socketId: ['socket_id', z.string()], channelName: ['channel_name', z.string()] }),
    reply: one(model({ auth: ['auth', z.string()], channel_data: ['channel_data', z.optional(z.string())] })),
  }),
});
