/**
 * A socket that sends nothing once it closes. pusher-js sends with a delay, for example when a sign-out leaves a channel,
 * and the browser logs an error for a message on a closing socket.
 */
export function quietSocket(Base: typeof WebSocket): typeof WebSocket {
  return class extends Base {
    override send(data: Parameters<WebSocket['send']>[0]) {
      if (this.readyState === Base.OPEN) super.send(data);
    }
  };
}
