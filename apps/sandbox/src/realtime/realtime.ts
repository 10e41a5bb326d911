import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Pusher from 'pusher';
import type { LiveEvent, WireOfEvent } from '@valise/contract';
import type { PusherService } from './pusherSettings.ts';
import { createSocketServer, type SocketServer, type SocketServerOptions } from './socketServer.ts';

/** The realtime part of /config.json. Without a host the sockets are on the portal's own host. */
export type RealtimeSettings = { driver: 'pusher' } & (Pick<PusherService, 'key'> | Omit<PusherService, 'appId' | 'secret'>);

export interface Realtime {
  /** The signature with which a socket subscribes to a private channel. */
  sign: (socketId: string, channel: string) => { auth: string };
  /**
   * Sends an event under its first name.
   * @param channel the contract's name of the channel, without a prefix
   * @param visibility whether subscribing to the channel needs an authorisation. Default: private
   */
  broadcast: <Event extends LiveEvent>(
    channel: string,
    event: Event,
    payload: WireOfEvent<Event>,
    visibility?: 'private' | 'public',
  ) => Promise<void>;
  /** The sandbox's own sockets; null when another service has them. */
  sockets: SocketServer | null;
  settings: RealtimeSettings;
}

export type RealtimeOptions = Pick<SocketServerOptions, 'origins' | 'heartbeatMs'>;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const wireName = (channel: string, visibility: 'private' | 'public' = 'private') => (visibility === 'private' ? `private-${channel}` : channel);

/** Realtime over the given service, else over the sandbox's own sockets. */
export function createRealtime(service: PusherService | null, options: RealtimeOptions): Realtime {
  return service === null ? ownRealtime(options) : servedRealtime(service);
}

function ownRealtime(options: RealtimeOptions): Realtime {
  const key = 'valise-sandbox';
  // Used for signing only, so its host is never called. The secret is new at each start, because no socket outlives the process.
  const signer = new Pusher({ appId: 'sandbox', key, secret: randomBytes(32).toString('hex'), host: '127.0.0.1' });
  const sign: Realtime['sign'] = (socketId, channel) => signer.authorizeChannel(socketId, channel);
  const sockets = createSocketServer({ ...options, key, isSigned: (socketId, channel, auth) => isEqual(sign(socketId, channel).auth, auth) });
  return {
    sign,
    sockets,
    async broadcast(channel, { names: [name = ''] }, payload, visibility) {
      sockets.send(wireName(channel, visibility), name, payload);
    },
    settings: { driver: 'pusher', key },
  };
}

function servedRealtime({ appId, secret, ...settings }: PusherService): Realtime {
  const { key, host, port, scheme, cluster } = settings;
  const credentials = { appId, key, secret, useTLS: scheme === 'https' };
  const isPusherCom = host.endsWith('.pusher.com') && cluster !== undefined;
  const pusher = new Pusher(isPusherCom ? { ...credentials, cluster } : { ...credentials, host, port: String(port) });
  return {
    sign: (socketId, channel) => pusher.authorizeChannel(socketId, channel),
    sockets: null,
    async broadcast(channel, { names: [name = ''] }, payload, visibility) {
      await pusher.trigger(wireName(channel, visibility), name, payload);
    },
    settings: { driver: 'pusher', ...settings },
  };
}
