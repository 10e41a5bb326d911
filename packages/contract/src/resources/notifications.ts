import type * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged } from '../endpoint/reply.ts';
import { model } from '../schema/model.ts';
import { id, maybe, optionalText, text, whenSent } from '../schema/readers.ts';

const content = model({ message: ['message', text], title: ['title', text], url: ['url', optionalText] });

/**
 * A notification, nested as the list sends it ({id, read_at, data{…}}) or flat as a realtime event may
 * ({id, type, message, title, url}).
 */
export const notification = model(
  {
    id: ['id', id],
    /** Null while it is unread. */
    readAt: ['read_at', optionalText],
    /** When it was sent, as an ISO date-time; null when the server does not say. */
    createdAt: ['created_at', whenSent(optionalText)],
    data: ['data', maybe(content)],
    /** '' when the server sends no text; the screen then shows its own text. */
    message: ['message', whenSent(text)],
    title: ['title', whenSent(text)],
    /** The server's address. Check it before following it. */
    url: ['url', whenSent(optionalText)],
  },
  ({ data, ...flat }) => ({
    ...flat,
    message: data?.message || flat.message,
    title: data?.title || flat.title,
    url: data?.url ?? flat.url,
  }),
);
export type NotificationWire = z.input<typeof notification>;
export type Notification = z.output<typeof notification>;

/** The payload of an event: Laravel broadcasts the content itself. */
export type LiveNotificationWire = Pick<NotificationWire, 'id'> & z.input<typeof content>;

export const notificationEndpoints = endpointGroup('notifications', {
  /** Everything that the server lists, including read notifications. */
  list: endpoint({ method: 'GET', path: '/notifications', reply: list(notification, 'notifications') }),
  read: endpoint({ method: 'POST', path: '/notifications/{id}/read', reply: acknowledged }),
  readAll: endpoint({ method: 'POST', path: '/notifications/read-all', reply: acknowledged }),
});
