import { type LiveEvent, type PayloadOf, readEvent } from '@valise/contract';
import { oncePer, type Realtime } from '@valise/features/kit';
import Echo from 'laravel-echo';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { Config } from '../config/config.ts';
import { retryDelay } from '../swr/retry.ts';
import type { Authorize } from './authorize.ts';
import { quietSocket } from './quietSocket.ts';
import { watchAbsence } from './watchAbsence.ts';

const AUTHORIZATION_MS = 10_000;
/** A channel's data is requested at most once in this time, in ms. */
const RESYNC_MS = 5000;

export interface RealtimeClientOptions {
  settings: NonNullable<Config['realtime']>;
  /** The portal's origin, where the sockets are if the settings name no host. */
  origin: string;
  authorize: Authorize;
  /** @default pusher-js */
  newPusher?: (key: string, options: Options) => Pusher;
  /** @default the page's own events */
  watch?: typeof watchAbsence;
}

export interface RealtimeClient extends Realtime {
  /** Connects. `onConnection` is called when the socket has been lost, and when it is back. */
  open: (onConnection?: (isConnected: boolean) => void) => void;
  /** Disconnects and removes every channel. It can be opened again. */
  close: () => void;
}

interface Subscription {
  channel: Channel;
  /** One function per listener. */
  resyncs: Set<() => void>;
  /** Called when events may have been missed. */
  resync: () => void;
  /** How many authorisations have failed in a row. */
  failures: number;
  retry?: ReturnType<typeof setTimeout>;
  unbind: () => void;
}

function newPusherClient(key: string, options: Options): Pusher {
  // pusher-js would store the transport that worked, and there is only one.
  Pusher.Runtime.getLocalStorage = () => undefined;
  // pusher-js types these handlers as never null, and only sets them.
  Pusher.Runtime.getWebSocketAPI = () => quietSocket(WebSocket) as unknown as ReturnType<typeof Pusher.Runtime.getWebSocketAPI>;
  return new Pusher(key, options);
}

/** The address of the sockets, as options of pusher-js. */
function addressOf(settings: RealtimeClientOptions['settings'], own: URL) {
  const { host = own.hostname, scheme = own.protocol.slice(0, -1) } = settings;
  const isSecure = scheme === 'https';
  const port = settings.port ?? (Number(own.port) || (isSecure ? 443 : 80));
  return { wsHost: host, wsPort: port, wssPort: port, forceTLS: isSecure };
}

/**
 * The one socket of a tab. The next session reuses it, because pusher-js never releases a client.
 * docs/decisions/0008-realtime.md lists the faults of the libraries that it corrects.
 */
export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  const { settings, origin, authorize, watch = watchAbsence } = options;
  const newPusher = options.newPusher ?? newPusherClient;
  const subscriptions = new Map<string, Subscription>();
  const attempts = new Set<AbortController>();
  let isOpen = false;
  let failures = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let hasConnected = false;
  let report = (_isConnected: boolean) => {};

  const pusher = newPusher(settings.key, {
    cluster: settings.cluster ?? '',
    ...addressOf(settings, new URL(origin)),
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 30_000,
    pongTimeout: 10_000,
    channelAuthorization: { customHandler: (request, callback) => void authorizeSocket(request, callback) },
  });
  // Reverb uses the same protocol, so one connector serves both drivers.
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });

  type Handler = Extract<NonNullable<Options['channelAuthorization']>, { customHandler: unknown }>['customHandler'];
  async function authorizeSocket(...[request, callback]: Parameters<Handler>): Promise<void> {
    const attempt = new AbortController();
    const isStale = () => !isOpen || pusher.connection.socket_id !== request.socketId;
    const limit = setTimeout(() => attempt.abort(), AUTHORIZATION_MS);
    attempts.add(attempt);
    try {
      const signature = await authorize({ ...request, signal: attempt.signal, isStale });
      if (!isStale()) callback(null, signature);
    } catch (cause) {
      if (!isStale()) callback(cause instanceof Error ? cause : new Error(String(cause)), null);
    } finally {
      clearTimeout(limit);
      attempts.delete(attempt);
    }
  }

  // After close codes such as 4009 and 4301 pusher-js does not reconnect by itself.
  pusher.connection.bind('disconnected', () => {
    if (!isOpen) return;
    reconnectTimer = setTimeout(() => pusher.connect(), retryDelay(failures));
    failures += 1;
  });
  for (const state of ['connecting', 'unavailable', 'disconnected']) pusher.connection.bind(state, () => isOpen && hasConnected && report(false));
  pusher.connection.bind('connected', () => {
    failures = 0;
    hasConnected = true;
    report(true);
  });
  // A channel was left during its authorisation, and the next socket would join it again.
  pusher.connection.bind('connecting', forgetLeftChannels);

  function forgetLeftChannels() {
    for (const { name } of pusher.allChannels()) if (!subscriptions.has(name)) pusher.unsubscribe(name);
  }

  const resync = () => [...subscriptions.values()].forEach((subscription) => subscription.resync());

  function fullNameOf(channel: string): string {
    return settings.ticketChannel === 'public' && channel.startsWith('support.ticket.') ? channel : `private-${channel}`;
  }

  function echoOf(name: string) {
    return name.startsWith('private-') ? echo.private(name.slice('private-'.length)) : echo.channel(name);
  }

  function join(name: string): Subscription {
    const channel: Channel = echoOf(name).subscription;
    const resyncs = new Set<() => void>();
    // The network may come and go many times in that period.
    const resync = oncePer(RESYNC_MS, () => resyncs.forEach((callback) => callback()));
    const entry: Subscription = { channel, resyncs, resync, failures: 0, unbind };
    function onSubscribed() {
      entry.failures = 0;
      resync();
    }
    function onRefused() {
      clearTimeout(entry.retry);
      entry.retry = setTimeout(() => pusher.subscribe(name), retryDelay(entry.failures));
      entry.failures += 1;
    }
    channel.bind('pusher:subscription_succeeded', onSubscribed);
    channel.bind('pusher:subscription_error', onRefused);
    function unbind() {
      clearTimeout(entry.retry);
      channel.unbind('pusher:subscription_succeeded', onSubscribed);
      channel.unbind('pusher:subscription_error', onRefused);
    }
    subscriptions.set(name, entry);
    return entry;
  }

  function leave(name: string) {
    subscriptions.get(name)?.unbind();
    subscriptions.delete(name);
    echo.leaveChannel(name);
  }

  return {
    open(onConnection = () => {}) {
      isOpen = true;
      report = onConnection;
      stopWatching = watch(resync);
      pusher.connect();
    },

    close() {
      isOpen = false;
      stopWatching?.();
      clearTimeout(reconnectTimer);
      failures = 0;
      report(true);
      report = () => {};
      hasConnected = false;
      for (const attempt of attempts) attempt.abort();
      // Disconnect first: pusher-js only marks a channel whose authorisation is pending, and would join it again.
      pusher.disconnect();
      for (const name of subscriptions.keys()) leave(name);
      forgetLeftChannels();
    },

    listen<Event extends LiveEvent>(channel: string, event: Event, onEvent: (payload: PayloadOf<Event>) => void, onResync: () => void) {
      const name = fullNameOf(channel);
      const entry = subscriptions.get(name) ?? join(name);
      const echoChannel = echoOf(name);
      // Each listener gets its own function, because the same callback may be passed twice.
      const resyncListener = () => onResync();
      function onPayload(payload: unknown) {
        const read = readEvent(event, payload);
        if (read === null) return;
        try {
          onEvent(read as PayloadOf<Event>);
        } catch (cause) {
          // An error that is thrown here would keep the event from the next listeners.
          reportError(cause);
        }
      }
      entry.resyncs.add(resyncListener);
      for (const eventName of event.names) echoChannel.listen(`.${eventName}`, onPayload);

      return () => {
        for (const eventName of event.names) echoChannel.stopListening(`.${eventName}`, onPayload);
        entry.resyncs.delete(resyncListener);
        // After closing and opening, the name may belong to a newer subscription.
        if (entry.resyncs.size === 0 && subscriptions.get(name) === entry) leave(name);
      };
    },
  };
}
