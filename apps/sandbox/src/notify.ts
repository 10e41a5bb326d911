import { randomUUID } from 'node:crypto';
import { liveEvents, userChannel } from '@valise/contract';
import { notifications, type UserRow } from './database/schema.ts';
import type { World } from './world.ts';

export interface Notice {
  title: string;
  message: string;
  /** A path of the portal or an address elsewhere; null leads nowhere. */
  url: string | null;
}

/** Keeps a notification for a user and says so on the user's channel. Answers its id. */
export async function notify({ db, now, realtime }: World, user: UserRow, notice: Notice): Promise<string> {
  const id = randomUUID();
  await db.insert(notifications).values({ id, userId: user.id, ...notice, createdAt: now() });
  // Flat and with its class, as Laravel broadcasts it.
  const payload = { id, type: 'App\\Notifications\\PartnerNotice', ...notice };
  await realtime.broadcast(userChannel({ type: user.type, id: String(user.id) }), liveEvents.notification, payload);
  return id;
}
