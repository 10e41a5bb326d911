import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';

type Callback = (payload?: unknown) => void;

class Emitter {
  readonly #bound: { event: string; callback: Callback }[] = [];

  bind(event: string, callback: Callback) {
    this.#bound.push({ event, callback });
    return this;
  }

  unbind(event: string, callback: Callback) {
    const index = this.#bound.findIndex((bound) => bound.event === event && bound.callback === callback);
    if (index >= 0) this.#bound.splice(index, 1);
    return this;
  }

  emit(event: string, payload?: unknown) {
    this.#bound.filter((bound) => bound.event === event).forEach(({ callback }) => callback(payload));
  }

  get size() {
    return this.#bound.length;
  }
}

export class FakeChannel extends Emitter {
  subscribed = false;
  pending = false;
  cancelled = false;
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }
}

class Connection extends Emitter {
  state = 'initialized';
  socket_id = '';

  setState(state: string) {
    this.state = state;
    this.emit(state);
  }
}

/** The part of pusher-js that the portal's client uses, driven by a test. It behaves like the library. */
export class FakePusher {
  readonly connection = new Connection();
  readonly channels = new Map<string, FakeChannel>();
  readonly options: Options;
  /** Calls of connect and disconnect. */
  readonly calls: string[] = [];
  /** The server answers no subscription. */
  takesNoSubscription = false;
  #sockets = 0;

  constructor(options: Options) {
    this.options = options;
  }

  asPusher = () => this as unknown as Pusher;

  connect() {
    this.calls.push('connect');
    if (['connecting', 'connected'].includes(this.connection.state)) return;
    this.#forget();
    this.connection.setState('connecting');
  }

  disconnect() {
    this.calls.push('disconnect');
    this.#forget();
    this.connection.setState('disconnected');
  }

  /** The socket is open. */
  establish() {
    this.#sockets += 1;
    this.connection.socket_id = `1.${this.#sockets}`;
    this.connection.state = 'connected';
    for (const name of this.channels.keys()) this.subscribe(name);
    this.connection.emit('connected');
  }

  /** The socket was lost, and the library connects again by itself. */
  lose() {
    this.#forget();
    this.connection.setState('connecting');
  }

  /** The server closed with a code after which the library does not reconnect. */
  refuse() {
    this.#forget();
    this.connection.setState('disconnected');
  }

  #forget() {
    for (const channel of this.channels.values()) Object.assign(channel, { subscribed: false, pending: false });
  }

  allChannels = () => [...this.channels.values()];

  subscribe(name: string): FakeChannel {
    const channel = this.channels.get(name) ?? new FakeChannel(name);
    this.channels.set(name, channel);
    if (channel.pending && channel.cancelled) channel.cancelled = false;
    else if (!channel.pending && !channel.subscribed && this.connection.state === 'connected') this.#authorize(channel);
    return channel;
  }

  unsubscribe(name: string) {
    const channel = this.channels.get(name);
    if (channel?.pending === true) channel.cancelled = true;
    else this.channels.delete(name);
  }

  #authorize(channel: FakeChannel) {
    const authorization = this.options.channelAuthorization;
    if (authorization === undefined || !('customHandler' in authorization)) throw new Error('There is no authorisation handler.');
    Object.assign(channel, { pending: true, cancelled: false });
    authorization.customHandler({ socketId: this.connection.socket_id, channelName: channel.name }, (error) => {
      if (error !== null) {
        channel.pending = false;
        channel.emit('pusher:subscription_error', error);
        return;
      }
      if (this.takesNoSubscription) return;
      // The server responds immediately otherwise.
      Object.assign(channel, { pending: false, subscribed: true });
      if (channel.cancelled) this.unsubscribe(channel.name);
      else channel.emit('pusher:subscription_succeeded');
    });
  }
}
