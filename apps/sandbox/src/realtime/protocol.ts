import { randomInt } from 'node:crypto';

/** Seconds without a message after which a client sends a ping. */
export const ACTIVITY_TIMEOUT_S = 30;

/** Codes of Pusher's protocol. 40xx: do not reconnect; 41xx: reconnect later; 42xx: reconnect at once. */
export const codes = {
  unknownKey: 4001,
  wrongVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  reconnect: 4200,
  unreadable: 4300,
  clientEventRefused: 4301,
} as const;

const PROTOCOLS = new Set(['5', '6', '7']);
const reasons: Readonly<Record<number, string>> = {
  [codes.unknownKey]: 'The application key does not exist',
  [codes.wrongVersion]: 'The protocol version is not supported',
  [codes.noVersion]: 'No protocol version was given',
  [codes.unauthorized]: 'The connection is not authorized for this channel',
  [codes.reconnect]: 'Please connect again',
  [codes.unreadable]: 'The message could not be read',
  [codes.clientEventRefused]: 'Client events are not taken',
};
export const reasonOf = (code: number) => reasons[code] ?? '';

export const newSocketId = () => `${randomInt(1, 1_000_000_000)}.${randomInt(1, 1_000_000_000)}`;
export const isSocketId = (text: string) => /^\d{1,18}\.\d{1,18}$/.test(text);
const isChannelName = (text: unknown): text is string => typeof text === 'string' && /^[\w=@,.;-]{1,200}$/.test(text);

/** The fault in the address that a socket connects to; null when the address is right. */
export function refusalOf(address: URL, key: string): number | null {
  const version = address.searchParams.get('protocol');
  if (version === null) return codes.noVersion;
  if (!PROTOCOLS.has(version)) return codes.wrongVersion;
  return address.pathname === `/app/${encodeURIComponent(key)}` ? null : codes.unknownKey;
}

/** A frame in the protocol's form, where the data of an event is JSON inside JSON. */
export const frame = (event: string, data: unknown, channel?: string) => JSON.stringify({ event, channel, data: JSON.stringify(data) });

export type ClientFrame =
  | { kind: 'ping' }
  | { kind: 'subscribe'; channel: string; auth: string }
  | { kind: 'unsubscribe'; channel: string }
  | { kind: 'client-event' }
  | { kind: 'unreadable' };

/** Reads a client's frame. */
export function readFrame(text: string): ClientFrame {
  const { event, data } = recordOf(text);
  const { channel, auth = '' } = recordOf(data);
  if (event === 'pusher:ping') return { kind: 'ping' };
  if (event === 'pusher:subscribe' && isChannelName(channel) && typeof auth === 'string') return { kind: 'subscribe', channel, auth };
  if (event === 'pusher:unsubscribe' && isChannelName(channel)) return { kind: 'unsubscribe', channel };
  return { kind: typeof event === 'string' && event.startsWith('client-') ? 'client-event' : 'unreadable' };
}

function recordOf(value: unknown): Record<string, unknown> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
