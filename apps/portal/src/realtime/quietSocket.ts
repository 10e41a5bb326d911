/**
 * A socket that sends nothing once it closes. pusher-js sends a moment after it is asked to, and the browser logs an error
 * for what is sent while the other side, or this one, closes: a channel that is left by a sign-out.
 */
export function quietSocket(Base: typeof WebSocket): typeof WebSocket {
  return class extends Base {
    override send(data: Parameters<WebSocket['send']>[0]) {
      if (this.readyState === Base.OPEN) super.send(data);
    }
  };
}
