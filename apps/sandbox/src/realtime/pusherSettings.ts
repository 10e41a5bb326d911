/** A service with Pusher's protocol, and this sandbox's app on it. */
export interface PusherService {
  appId: string;
  key: string;
  secret: string;
  /** The address that browsers connect to and events are posted to. */
  host: string;
  port: number;
  scheme: 'http' | 'https';
  cluster?: string;
}

/** The service in Laravel's own environment variables; null without them, and the sandbox's own sockets are used. */
export function pusherServiceFrom(environment: Readonly<Record<string, string | undefined>>): PusherService | null {
  const { PUSHER_APP_ID, PUSHER_APP_KEY, PUSHER_APP_SECRET, PUSHER_APP_CLUSTER, PUSHER_HOST, PUSHER_PORT, PUSHER_SCHEME } = environment;
  const isNamed = [PUSHER_APP_ID, PUSHER_APP_KEY, PUSHER_APP_SECRET].some(Boolean);
  if (!isNamed) return null;
  if (!PUSHER_APP_ID || !PUSHER_APP_KEY || !PUSHER_APP_SECRET)
    throw new Error('A Pusher service needs PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET.');
  if (!PUSHER_HOST && !PUSHER_APP_CLUSTER) throw new Error('A Pusher service needs PUSHER_HOST or PUSHER_APP_CLUSTER.');
  const scheme = PUSHER_SCHEME === 'http' ? 'http' : 'https';
  return {
    appId: PUSHER_APP_ID,
    key: PUSHER_APP_KEY,
    secret: PUSHER_APP_SECRET,
    host: PUSHER_HOST || `ws-${PUSHER_APP_CLUSTER}.pusher.com`,
    port: Number(PUSHER_PORT) || (scheme === 'https' ? 443 : 80),
    scheme,
    ...(PUSHER_APP_CLUSTER ? { cluster: PUSHER_APP_CLUSTER } : {}),
  };
}
