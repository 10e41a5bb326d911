import Pusher, { type Channel } from 'pusher-js';
import type { TestSandbox } from './testSandbox.ts';

/** Options with which pusher-js, and laravel-echo through it, connects to a sandbox with a session's token. */
export const pusherOptions = (sandbox: TestSandbox, bearer: string) =>
  ({
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: sandbox.port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      // The library's own request is a form, but the API accepts JSON.
      async customHandler({ socketId, channelName }, respond) {
        const headers = { Authorization: `Bearer ${bearer}` };
        const response = await sandbox.post('/broadcasting/auth', { socket_id: socketId, channel_name: channelName }, headers);
        if (response.ok) respond(null, (await response.json()) as { auth: string });
        else respond(new Error(String(response.status)), null);
      },
    },
  }) satisfies ConstructorParameters<typeof Pusher>[1];

/** The payload of the next event with this name. */
export const next = <Payload>(source: Pick<Channel, 'bind'> | Pusher['connection'], event: string) =>
  new Promise<Payload>((resolve) => void source.bind(event, (payload: Payload) => resolve(payload)));

export const subscribed = (channel: Channel) => next<object>(channel, 'pusher:subscription_succeeded');

/** The status with which the channel's authorisation was refused. */
export const refused = async (channel: Channel) => Number((await next<{ error: string }>(channel, 'pusher:subscription_error')).error);

export const disconnected = (client: Pusher) => next(client.connection, 'connecting');
