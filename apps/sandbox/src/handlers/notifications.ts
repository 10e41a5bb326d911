import { and, desc, eq, isNull } from 'drizzle-orm';
import type { notificationEndpoints } from '@valise/contract';
import { type Handlers, Refusal } from '@valise/contract/serve';
import { notifications } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';

export const notificationHandlers: Handlers<typeof notificationEndpoints, Caller> = {
  async list({ context: { app, user } }) {
    const rows = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, user.id))
      .orderBy(desc(notifications.createdAt));
    return rows.map(({ id, createdAt, readAt, title, message, url }) => ({
      id,
      created_at: new Date(createdAt).toISOString(),
      read_at: readAt === null ? null : new Date(readAt).toISOString(),
      data: { title, message, url },
    }));
  },

  async read({ params: { id }, context: { app, user } }) {
    const found = await app.db
      .update(notifications)
      .set({ readAt: app.now() })
      .where(and(eq(notifications.id, id), eq(notifications.userId, user.id)))
      .returning({ id: notifications.id });
    if (found.length === 0) throw new Refusal(404, 'Notification not found.');
    return { message: 'Notification marked as read.' };
  },

  async readAll({ context: { app, user } }) {
    await app.db
      .update(notifications)
      .set({ readAt: app.now() })
      .where(and(eq(notifications.userId, user.id), isNull(notifications.readAt)));
    return { message: 'All notifications marked as read.' };
  },
};
