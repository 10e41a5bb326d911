import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, list } from './reply.ts';
import { id, maybe, optionalText, text } from './scalars.ts';

const content = { message: text, title: text, url: optionalText };

/**
 * A notification, nested as the list sends it ({id, read_at, data{…}}) or flat as a realtime event may
 * ({id, type, message, title, url}); see decisions.md, Support chat. A missing message is '', for the screen to word.
 */
export const notification = z.pipe(
  z.object({ id, read_at: optionalText, data: maybe(z.object(content)), ...content }),
  z.transform(({ id, read_at, data, message, title, url }) => ({
    id,
    /** Null while it is unread. */
    readAt: read_at,
    message: data?.message || message,
    title: data?.title || title,
    /** As sent: whoever follows it checks it first. */
    url: data?.url ?? url,
  })),
);
export type NotificationWire = z.input<typeof notification>;
export type Notification = z.output<typeof notification>;

export const notificationEndpoints = {
  /** All that the server lists, read ones included. */
  list: endpoint({ method: 'GET', path: '/notifications', reply: list(notification, 'notifications') }),
  read: endpoint({ method: 'POST', path: '/notifications/{id}/read', reply: acknowledged }),
  readAll: endpoint({ method: 'POST', path: '/notifications/read-all', reply: acknowledged }),
};
