import { userByEmail } from '../database/users.ts';
import { notify } from '../notify.ts';
import type { World } from '../world.ts';

const textOf = (value: unknown, otherwise: string | null) => (typeof value === 'string' ? value : otherwise);

/** Lets a notification arrive, as asked for; answers its id, or null when there is nobody to tell. */
export async function notifyAsAsked(world: World, asked: unknown): Promise<string | null> {
  const { email, title, message, url } = (asked ?? {}) as Record<string, unknown>;
  const user = typeof email === 'string' ? await userByEmail(world, email) : null;
  if (user === null) return null;
  return notify(world, user, {
    title: textOf(title, 'New order') ?? '',
    message: textOf(message, 'Order #20424 from Yuki Tanaka is waiting for a rider.') ?? '',
    url: textOf(url, '/orders/ordersdetail/20424'),
  });
}

/** The code that sockets are to be closed with: undefined for none, null when it cannot be one. */
export function closeCodeOf(asked: unknown): number | undefined | null {
  const { code } = (asked ?? {}) as Record<string, unknown>;
  if (code === undefined) return undefined;
  return typeof code === 'number' && Number.isInteger(code) && code >= 4000 && code < 5000 ? code : null;
}
