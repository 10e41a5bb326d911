import { type LiveEvent, readEvent } from '@valise/contract';
import type { PayloadOf, Realtime } from '@valise/features/shared';
import Echo from 'laravel-echo';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { Config } from '../config.ts';
import { retryDelay } from '../swr/retry.ts';
import type { Authorize } from './authorize.ts';
import { watchAbsence } from './watchAbsence.ts';

const AUTHORIZATION_MS = 10_000;

export interface RealtimeClientOptions {
  settings: NonNullable<Config['realtime']>;
  /** The portal's origin: where the sockets are when the settings name no host. */
  origin: string;
  authorize: Authorize;
  /** @default pusher-js */
  newPusher?: (key: string, options: Options) => Pusher;
  /** @default the page's own events */
  watch?: typeof watchAbsence;
}

export interface RealtimeClient extends Realtime {
  /** Connects. */
  open: () => void;
  /** Disconnects and forgets every channel. It can be opened again. */
  close: () => void;
}

interface Heard {
  channel: Channel;
  /** Whoever listens, by what to call when events may have been missed. */
  resyncs: Set<() => void>;
  /** Authorisations that have failed in a row. */
  failures: number;
  retry?: ReturnType<typeof setTimeout>;
  unbind: () => void;
}

function newPusherClient(key: string, options: Options): Pusher {
  // It would note in the browser which transport worked, where there is one to choose from.
  Pusher.Runtime.getLocalStorage = () => undefined;
  return new Pusher(key, options);
}

/** Where the sockets are, as pusher-js is told. */
function addressOf(settings: RealtimeClientOptions['settings'], own: URL) {
  const { host = own.hostname, scheme = own.protocol.slice(0, -1) } = settings;
  const isSecure = scheme === 'https';
  const port = settings.port ?? (Number(own.port) || (isSecure ? 443 : 80));
  return { wsHost: host, wsPort: port, wssPort: port, forceTLS: isSecure };
}

/**
 * The one socket of a tab, kept from one session to the next: pusher-js holds on to every client that was ever made.
 * It stays in step where the libraries do not: see docs/decisions/0008-realtime.md.
 */
export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  const { settings, origin, authorize, watch = watchAbsence } = options;
  const newPusher = options.newPusher ?? newPusherClient;
  const heard = new Map<string, Heard>();
  const attempts = new Set<AbortController>();
  let isOpen = false;
  let failures = 0;
  let comeBack: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  const pusher = newPusher(settings.key, {
    cluster: settings.cluster ?? '',
    ...addressOf(settings, new URL(origin)),
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 30_000,
    pongTimeout: 10_000,
    channelAuthorization: { customHandler: (asked, answer) => void authorizeSocket(asked, answer) },
  });
  // Reverb speaks the same protocol, so one connector serves both drivers.
  const echo = new Echo({ broadcaster: 'pusher', key: settings.key, client: pusher, withoutInterceptors: true });

  type Handler = Extract<NonNullable<Options['channelAuthorization']>, { customHandler: unknown }>['customHandler'];
  async function authorizeSocket(...[asked, answer]: Parameters<Handler>): Promise<void> {
    const attempt = new AbortController();
    const isStale = () => !isOpen || pusher.connection.socket_id !== asked.socketId;
    const limit = setTimeout(() => attempt.abort(), AUTHORIZATION_MS);
    attempts.add(attempt);
    try {
      const signature = await authorize({ ...asked, signal: attempt.signal, isStale });
      if (!isStale()) answer(null, signature);
    } catch (cause) {
      if (!isStale()) answer(cause instanceof Error ? cause : new Error(String(cause)), null);
    } finally {
      clearTimeout(limit);
      attempts.delete(attempt);
    }
  }

  // Close codes such as 4009 and 4301 leave pusher-js disconnected for ever.
  pusher.connection.bind('disconnected', () => {
    if (!isOpen) return;
    comeBack = setTimeout(() => pusher.connect(), retryDelay(failures));
    failures += 1;
  });
  pusher.connection.bind('connected', () => {
    failures = 0;
  });
  // A channel that was left while it was being authorised would be joined again by the next socket.
  pusher.connection.bind('connecting', forgetLeftChannels);

  function forgetLeftChannels() {
    for (const { name } of pusher.allChannels()) if (!heard.has(name)) pusher.unsubscribe(name);
  }

  const resync = () => [...heard.values()].flatMap(({ resyncs }) => [...resyncs]).forEach((tell) => tell());

  function fullNameOf(channel: string): string {
    return settings.ticketChannel === 'public' && channel.startsWith('support.ticket.') ? channel : `private-${channel}`;
  }

  function echoOf(name: string) {
    return name.startsWith('private-') ? echo.private(name.slice('private-'.length)) : echo.channel(name);
  }

  function join(name: string): Heard {
    const channel: Channel = echoOf(name).subscription;
    const entry: Heard = { channel, resyncs: new Set(), failures: 0, unbind };
    function onSubscribed() {
      entry.failures = 0;
      for (const tell of entry.resyncs) tell();
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
    heard.set(name, entry);
    return entry;
  }

  function leave(name: string) {
    heard.get(name)?.unbind();
    heard.delete(name);
    echo.leaveChannel(name);
  }

  return {
    open() {
      isOpen = true;
      stopWatching = watch(resync);
      pusher.connect();
    },

    close() {
      isOpen = false;
      stopWatching?.();
      clearTimeout(comeBack);
      failures = 0;
      for (const attempt of attempts) attempt.abort();
      // Disconnected first: pusher-js only marks a channel whose authorisation is under way, and would join it again.
      pusher.disconnect();
      for (const name of heard.keys()) leave(name);
      forgetLeftChannels();
    },

    listen<Event extends LiveEvent>(channel: string, event: Event, onEvent: (payload: PayloadOf<Event>) => void, onResync: () => void) {
      const name = fullNameOf(channel);
      const entry = heard.get(name) ?? join(name);
      const spoken = echoOf(name);
      const tell = () => onResync();
      function onPayload(payload: unknown) {
        const read = readEvent(event, payload);
        if (read === null) return;
        try {
          onEvent(read as PayloadOf<Event>);
        } catch (cause) {
          // Thrown on, it would silence those who listen after this one.
          reportError(cause);
        }
      }
      entry.resyncs.add(tell);
      for (const spelled of event.names) spoken.listen(`.${spelled}`, onPayload);

      return () => {
        for (const spelled of event.names) spoken.stopListening(`.${spelled}`, onPayload);
        entry.resyncs.delete(tell);
        // Closed and opened again meanwhile, the name may stand for somebody else's.
        if (entry.resyncs.size === 0 && heard.get(name) === entry) leave(name);
      };
    },
  };
}
