import type { WebSocket } from 'ws';

export interface Heartbeat {
  /** Pings the socket from now on, and ends it when a ping has no answer by the next one. */
  watch: (socket: WebSocket) => void;
  stop: () => void;
}

/** Finds half-open sockets, whose other end is gone without having closed the connection. */
export function createHeartbeat(intervalMs: number): Heartbeat {
  const watched = new Set<WebSocket>();
  const awaited = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of watched) {
      if (awaited.has(socket)) socket.terminate();
      awaited.add(socket);
      socket.ping();
    }
  }, intervalMs);
  timer.unref();
  return {
    watch(socket) {
      watched.add(socket);
      socket.on('pong', () => awaited.delete(socket));
      socket.on('close', () => watched.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
