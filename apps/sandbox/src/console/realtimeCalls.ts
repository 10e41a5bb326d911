import { userByEmail } from '../database/users.ts';
import { notify } from '../notify.ts';
import type { AppContext } from '../appContext.ts';

const textOf = (value: unknown, otherwise: string | null) => (typeof value === 'string' ? value : otherwise);

/** Sends the notification in a request's body. Returns its id; null when no account has its e-mail. */
export async function sendNotification(app: AppContext, body: unknown): Promise<string | null> {
  const { email, title, message, url } = (body ?? {}) as Record<string, unknown>;
  const user = typeof email === 'string' ? await userByEmail(app, email) : null;
  if (user === null) return null;
  return notify(app, user, {
    title: textOf(title, 'New order') ?? '',
    message: textOf(message, 'Order #20424 from Yuki Tanaka is waiting for a rider.') ?? '',
    url: textOf(url, '/orders/ordersdetail/20424'),
  });
}

/** The code to close sockets with: undefined to close without one, null when the text is not a code. */
export function closeCodeOf(body: unknown): number | undefined | null {
  const { code } = (body ?? {}) as Record<string, unknown>;
  if (code === undefined) return undefined;
  return typeof code === 'number' && Number.isInteger(code) && code >= 4000 && code < 5000 ? code : null;
}
