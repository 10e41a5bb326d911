import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { isLoopback } from '../http/loopback.ts';
import { ACTIVITY_TIMEOUT_S, codes, frame, newSocketId, readFrame, reasonOf, refusalOf } from './protocol.ts';

const LARGEST_FRAME = 64 * 1024;

export interface SocketServerOptions {
  key: string;
  /** Whether `auth` is this service's signature for the socket and the private channel. */
  isSigned: (socketId: string, channel: string, auth: string) => boolean;
}

export interface SocketServer {
  /** Answers the server's upgrades below `/app/`. */
  attach: (server: Server) => void;
  /** Sends to every socket that has subscribed to the channel. */
  send: (channel: string, event: string, payload: unknown) => void;
  /** Closes every socket: without a code as a lost connection does. Returns how many there were. */
  drop: (code?: number) => number;
  /** How many sockets are open, and how many subscriptions they have. */
  count: () => { sockets: number; subscriptions: number };
}

interface Connection {
  socket: WebSocket;
  id: string;
  channels: Set<string>;
}

const isOpen = ({ socket }: Connection) => socket.readyState === WebSocket.OPEN;

/** Pusher's protocol, as pusher-js and laravel-echo speak it: public and private channels, no client events. */
export function createSocketServer({ key, isSigned }: SocketServerOptions): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  const connections = new Set<Connection>();

  function sendError(socket: WebSocket, code: number) {
    socket.send(frame('pusher:error', { code, message: reasonOf(code) }));
  }

  function answer(connection: Connection, text: string) {
    const { socket, id, channels } = connection;
    const received = readFrame(text);
    switch (received.kind) {
      case 'ping':
        return socket.send(frame('pusher:pong', {}));
      case 'subscribe': {
        const { channel, auth } = received;
        const isPublic = !/^(private|presence)-/.test(channel);
        if (!isPublic && !isSigned(id, channel, auth)) return sendError(socket, codes.unauthorized);
        channels.add(channel);
        return socket.send(frame('pusher_internal:subscription_succeeded', {}, channel));
      }
      case 'unsubscribe':
        return void channels.delete(received.channel);
      case 'client-event':
        return sendError(socket, codes.clientEventRefused);
      default:
        return sendError(socket, codes.unreadable);
    }
  }

  function accept(socket: WebSocket, address: URL) {
    const refusal = refusalOf(address, key);
    if (refusal !== null) {
      sendError(socket, refusal);
      return socket.close(refusal, reasonOf(refusal));
    }
    const connection: Connection = { socket, id: newSocketId(), channels: new Set() };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    // A frame that breaks the WebSocket protocol closes the socket, which can then receive no error.
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => answer(connection, isBinary ? '' : String(data)));
    return socket.send(frame('pusher:connection_established', { socket_id: connection.id, activity_timeout: ACTIVITY_TIMEOUT_S }));
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const address = `http://${request.headers.host ?? ''}${request.url ?? ''}`;
    if (!isLoopback(address) || !new URL(address).pathname.startsWith('/app/')) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, new URL(address)));
  }

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    send(channel, event, payload) {
      const text = frame(event, payload, channel);
      for (const connection of connections)
        if (connection.channels.has(channel) && isOpen(connection)) connection.socket.send(text);
    },
    drop(code) {
      const { size } = connections;
      connections.clear();
      // Those that are closing are among them, so that none outlives the server.
      for (const socket of server.clients) {
        if (code === undefined) socket.terminate();
        else socket.close(code, reasonOf(code));
      }
      return size;
    },
    count: () => ({
      sockets: connections.size,
      subscriptions: [...connections].reduce((sum, { channels }) => sum + channels.size, 0),
    }),
  };
}
