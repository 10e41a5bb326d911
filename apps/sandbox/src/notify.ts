import { randomUUID } from 'node:crypto';
import { liveEvents, userChannel } from '@valise/contract';
import { notifications, STAFF_TYPE, type UserRow } from './database/schema.ts';
import type { AppContext } from './appContext.ts';

export interface Notice {
  title: string;
  message: string;
  /** A path of the portal or an address elsewhere; null for no link. */
  url: string | null;
}

/** Stores a notification for a user and broadcasts it on the user's channel. Returns its id. */
export async function notify({ db, now, realtime }: AppContext, user: UserRow, notice: Notice): Promise<string> {
  const id = randomUUID();
  await db.insert(notifications).values({ id, userId: user.id, ...notice, createdAt: now() });
  // Flat and with its class name, as Laravel broadcasts it.
  const payload = { id, type: 'App\\Notifications\\PartnerNotice', ...notice };
  await realtime.broadcast(userChannel({ type: user.type, id: String(user.id) }), liveEvents.notification, payload);
  return id;
}

/** Notifies everybody who can see a record, its owner and the staff. The one who acted is told too, for the screens of other browsers. */
export async function notifyConcerned(app: AppContext, owner: UserRow | undefined, notice: Notice): Promise<void> {
  const staff = await app.db.query.users.findMany({ where: (users, { eq }) => eq(users.type, STAFF_TYPE) });
  const concerned = new Map([...(owner === undefined ? [] : [owner]), ...staff].map((user) => [user.id, user]));
  for (const user of concerned.values()) await notify(app, user, notice);
}
