/**
 * A socket that sends nothing once it closes. pusher-js sends with a delay, for example when a sign-out leaves a channel,
 * and the browser logs an error for a message on a closing socket. `onNew` is called with each new socket.
 */
export function quietSocket(Base: typeof WebSocket, onNew: (socket: WebSocket) => void = () => {}): typeof WebSocket {
  return class extends Base {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      onNew(this);
    }

    override send(data: Parameters<WebSocket['send']>[0]) {
      if (this.readyState === Base.OPEN) super.send(data);
    }
  };
}
