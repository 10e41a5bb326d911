import { type LiveEvent, type PayloadOf, readEvent } from '@valise/contract';
import { oncePer, type Realtime } from '@valise/features/kit';
import type { LiveFault } from '@valise/ui/ConnectionStrip';
import Echo from 'laravel-echo';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { Config } from '../config/config.ts';
import { retryDelay } from '../swr/retry.ts';
import type { Authorize } from './authorize.ts';
import { createLiveWatch } from './liveWatch.ts';
import { quietSocket } from './quietSocket.ts';
import { type Authorised, channelTrouble, readSocketError, type SocketError, socketTrouble, type Trouble } from './trouble.ts';
import { watchAbsence } from './watchAbsence.ts';

const AUTHORIZATION_MS = 10_000;
/** A channel's data is requested at most once in this time, in ms. */
const RESYNC_MS = 5000;
/** A lost socket is opened out of turn at most once in this time, in ms. */
const HURRY_MS = 5000;

type SocketState = Pick<WebSocket, 'readyState' | 'CLOSED'>;

export interface RealtimeClientOptions {
  settings: NonNullable<Config['realtime']>;
  /** The portal's origin, where the sockets are if the settings name no host. */
  origin: string;
  authorize: Authorize;
  /** The whole address of `authorize`, for the console. */
  authorizationAddress: string;
  /** Creates the client. `onSocket` is called with each new socket. @default pusher-js */
  newPusher?: (key: string, options: Options, onSocket: (socket: SocketState) => void) => Pusher;
  /** @default the page's own events */
  watch?: typeof watchAbsence;
  /** @default the browser's own state */
  isOnline?: () => boolean;
}

export interface ConnectionListeners {
  /** Called when the socket has been lost, and when it is back. */
  onConnection?: (isConnected: boolean) => void;
  /** Called when no events arrive for a while, and with null once they do. */
  onFault?: (fault: LiveFault | null) => void;
}

export interface RealtimeClient extends Realtime {
  /** Connects. */
  open: (listeners?: ConnectionListeners) => void;
  /** Opens a lost socket now. Call it when the server has answered: pusher-js waits for 15 to 60 s after a failure. */
  hurry: () => void;
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
  authorised: Authorised;
  retry?: ReturnType<typeof setTimeout>;
  unbind: () => void;
}

const newPusherClient: NonNullable<RealtimeClientOptions['newPusher']> = (key, options, onSocket) => {
  // pusher-js would store the transport that worked, and there is only one.
  Pusher.Runtime.getLocalStorage = () => undefined;
  // pusher-js types these handlers as never null, and only sets them.
  Pusher.Runtime.getWebSocketAPI = () => quietSocket(WebSocket, onSocket) as unknown as ReturnType<typeof Pusher.Runtime.getWebSocketAPI>;
  return new Pusher(key, options);
};

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
  const { settings, origin, authorize, authorizationAddress, watch = watchAbsence, isOnline } = options;
  const newPusher = options.newPusher ?? newPusherClient;
  const subscriptions = new Map<string, Subscription>();
  const attempts = new Set<AbortController>();
  let isOpen = false;
  let failures = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let hasConnected = false;
  let socketError: SocketError | null = null;
  // pusher-js may try two at a time.
  let unclosed: SocketState[] = [];
  let listeners: ConnectionListeners = {};
  const report = (isConnected: boolean) => listeners.onConnection?.(isConnected);

  const address = addressOf(settings, new URL(origin));
  const socketAddress = `${address.forceTLS ? 'wss' : 'ws'}://${address.wsHost}:${address.wsPort}/app/${settings.key}`;
  const pusher = newPusher(
    settings.key,
    {
      cluster: settings.cluster ?? '',
      ...address,
      enabledTransports: ['ws', 'wss'],
      activityTimeout: 30_000,
      pongTimeout: 10_000,
      channelAuthorization: { customHandler: (request, callback) => void authorizeSocket(request, callback) },
    },
    (socket) => {
      unclosed = [...unclosed.filter(({ readyState, CLOSED }) => readyState !== CLOSED), socket];
    },
  );
  const live = createLiveWatch({
    onFault: (fault) => listeners.onFault?.(fault),
    onDetail: (detail) => console.warn(`No live updates: ${detail}. The portal requests what is on screen every 30 s instead.`),
    isOnline,
  });

  function currentTrouble(): Trouble | null {
    if (!isOpen) return null;
    if (pusher.connection.state !== 'connected') return socketTrouble(socketAddress, socketError, hasConnected);
    const missing = [...subscriptions.values()].find(({ channel }) => !channel.subscribed);
    if (missing === undefined) return null;
    return channelTrouble({ authorization: authorizationAddress, socket: socketAddress }, missing.authorised, socketError);
  }
  const follow = () => live.update(currentTrouble());

  // Reverb uses the same protocol, so one connector serves both drivers.
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });

  type Handler = Extract<NonNullable<Options['channelAuthorization']>, { customHandler: unknown }>['customHandler'];
  async function authorizeSocket(...[request, callback]: Parameters<Handler>): Promise<void> {
    const attempt = new AbortController();
    const isStale = () => !isOpen || pusher.connection.socket_id !== request.socketId;
    const noteAuthorised = (authorised: Authorised) => Object.assign(subscriptions.get(request.channelName) ?? {}, { authorised });
    const limit = setTimeout(() => attempt.abort(), AUTHORIZATION_MS);
    attempts.add(attempt);
    try {
      const signature = await authorize({ ...request, signal: attempt.signal, isStale });
      if (isStale()) return;
      noteAuthorised({ kind: 'signed' });
      callback(null, signature);
    } catch (cause) {
      if (isStale()) return;
      noteAuthorised({ kind: 'failed', cause });
      callback(cause instanceof Error ? cause : new Error(String(cause)), null);
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
    socketError = null;
    report(true);
  });
  pusher.connection.bind('error', (event: unknown) => {
    socketError = readSocketError(event) ?? socketError;
  });
  for (const state of ['connecting', 'unavailable', 'failed', 'disconnected', 'connected', 'error']) pusher.connection.bind(state, follow);
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
    const authorised: Authorised = { kind: name.startsWith('private-') ? 'pending' : 'signed' };
    const entry: Subscription = { channel, resyncs, resync, failures: 0, authorised, unbind };
    function onSubscribed() {
      entry.failures = 0;
      resync();
      follow();
    }
    function onRefused() {
      clearTimeout(entry.retry);
      entry.retry = setTimeout(() => pusher.subscribe(name), retryDelay(entry.failures));
      entry.failures += 1;
      follow();
    }
    channel.bind('pusher:subscription_succeeded', onSubscribed);
    channel.bind('pusher:subscription_error', onRefused);
    function unbind() {
      clearTimeout(entry.retry);
      channel.unbind('pusher:subscription_succeeded', onSubscribed);
      channel.unbind('pusher:subscription_error', onRefused);
    }
    subscriptions.set(name, entry);
    follow();
    return entry;
  }

  function leave(name: string) {
    subscriptions.get(name)?.unbind();
    subscriptions.delete(name);
    echo.leaveChannel(name);
    follow();
  }

  return {
    open(given = {}) {
      isOpen = true;
      listeners = given;
      stopWatching = watch(() => {
        live.restart();
        resync();
      });
      pusher.connect();
      follow();
    },

    hurry: oncePer(HURRY_MS, () => {
      const isWaiting = unclosed.every(({ readyState, CLOSED }) => readyState === CLOSED);
      if (!isOpen || pusher.connection.state === 'connected' || !isWaiting) return;
      pusher.disconnect();
      clearTimeout(reconnectTimer);
      pusher.connect();
    }),

    close() {
      isOpen = false;
      stopWatching?.();
      clearTimeout(reconnectTimer);
      failures = 0;
      report(true);
      follow();
      listeners = {};
      hasConnected = false;
      socketError = null;
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
