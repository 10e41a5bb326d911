import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Manners } from '../laravel/manners.ts';
import { isLoopback } from '../http/loopback.ts';
import { createHeartbeat } from './heartbeat.ts';
import { ACTIVITY_TIMEOUT_S, codes, frame, newSocketId, readFrame, reasonOf, refusalOf } from './protocol.ts';

const LARGEST_FRAME = 64 * 1024;

export interface SocketServerOptions {
  key: string;
  /** Whether `auth` is this service's signature for the socket and the private channel. */
  isSigned: (socketId: string, channel: string, auth: string) => boolean;
  /** Origins besides the server's own whose pages may connect. */
  origins: readonly string[];
  /** Milliseconds between two pings. A socket that has not answered one by the next is ended. */
  heartbeatMs: number;
}

/** The user whose private channel a socket may subscribe to. */
export interface SocketOwner {
  userId: number;
  /** The fingerprint of the session's token. */
  session: string;
}

export interface SocketServer {
  /** Handles the server's upgrade requests below `/app/`. `mannerOf` is read for each. */
  attach: (server: Server, mannerOf?: () => Manners['sockets']) => void;
  /** Sends to every socket that is subscribed to the channel. */
  send: (channel: string, event: string, payload: unknown) => void;
  /** Records the owner for whom a socket was authorised. */
  assign: (socketId: string, owner: SocketOwner) => void;
  /** Closes the sockets of these owners. A client reconnects and needs a new authorisation. */
  end: (isEnded: (owner: SocketOwner) => boolean) => void;
  /** Closes every socket; without a code, as a lost connection does. Returns their number. */
  drop: (code?: number) => number;
  /** Makes every open socket half-open: it stays, but neither receives nor sends. Returns their number. */
  freeze: () => number;
  /** The number of open sockets, and of their subscriptions. */
  count: () => { sockets: number; subscriptions: number };
}

interface Connection {
  socket: WebSocket;
  id: string;
  channels: Set<string>;
  owners: SocketOwner[];
  isFrozen: boolean;
}

const isReachable = ({ socket, isFrozen }: Connection) => !isFrozen && socket.readyState === WebSocket.OPEN;

/** Serves Pusher's protocol as pusher-js and laravel-echo use it: public and private channels, but no client events. */
export function createSocketServer({ key, isSigned, origins, heartbeatMs }: SocketServerOptions): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  const connections = new Set<Connection>();
  const heartbeat = createHeartbeat(heartbeatMs);

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

  function accept(socket: WebSocket, address: URL, manner: Manners['sockets']) {
    // Added first: an error without a listener ends the process, and a broken or too large frame is such an error.
    socket.on('error', () => socket.terminate());
    heartbeat.watch(socket);
    const refusal = manner === 'unknownKey' ? codes.unknownKey : refusalOf(address, key);
    if (refusal !== null) {
      sendError(socket, refusal);
      return socket.close(refusal, reasonOf(refusal));
    }
    const connection: Connection = { socket, id: newSocketId(), channels: new Set(), owners: [], isFrozen: false };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.on('message', (data, isBinary) => connection.isFrozen || answer(connection, isBinary ? '' : String(data)));
    return socket.send(frame('pusher:connection_established', { socket_id: connection.id, activity_timeout: ACTIVITY_TIMEOUT_S }));
  }

  function refuse(stream: Duplex, status: string) {
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy());
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, manner: Manners['sockets']) {
    // Added first: Node has removed its own listener, and an error without one ends the process.
    stream.on('error', () => stream.destroy());
    const { host = '', origin } = request.headers;
    const address = `http://${host}${request.url ?? ''}`;
    if (!isLoopback(address) || !new URL(address).pathname.startsWith('/app/')) return refuse(stream, '404 Not Found');
    // Browsers send the page's origin; other clients do not.
    if (origin !== undefined && origin !== new URL(address).origin && !origins.includes(origin)) return refuse(stream, '403 Forbidden');
    if (manner === 'refused') return refuse(stream, '502 Bad Gateway');
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, new URL(address), manner));
  }

  return {
    attach(http, mannerOf = () => 'open') {
      http.on('upgrade', (request, stream, head) => upgrade(request, stream, head, mannerOf()));
      http.once('close', heartbeat.stop);
    },
    send(channel, event, payload) {
      const text = frame(event, payload, channel);
      for (const connection of connections)
        if (connection.channels.has(channel) && isReachable(connection)) connection.socket.send(text);
    },
    assign(socketId, owner) {
      for (const { id, owners } of connections) if (id === socketId) owners.push(owner);
    },
    end(isEnded) {
      for (const { socket, owners } of connections) if (owners.some(isEnded)) socket.close(codes.reconnect, reasonOf(codes.reconnect));
    },
    drop(code) {
      const { size } = connections;
      connections.clear();
      // Closing sockets are included, so that each ends with the server.
      for (const socket of server.clients) {
        if (code === undefined) socket.terminate();
        else socket.close(code, reasonOf(code));
      }
      return size;
    },
    freeze() {
      for (const connection of connections) connection.isFrozen = true;
      return connections.size;
    },
    count: () => ({
      sockets: connections.size,
      subscriptions: [...connections].reduce((sum, { channels }) => sum + channels.size, 0),
    }),
  };
}
