import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * The fault of a request:
 * - `refuse`: the connection ends without a response.
 * - `lose`: the server answers, and the connection ends without its response.
 * - `cutAfter`: the connection ends after this many bytes of the body.
 * - `until`: the answer waits until the promise has resolved.
 * - `status`: another response, HTML unless `type` says otherwise.
 */
export type Fault = 'refuse' | 'lose' | { cutAfter: number } | { until: Promise<unknown> } | { status: number; type?: string; body?: string };

/** Matches a path with its query: a part of it, an expression, or whole paths. A method may come first: `POST /api/products`. */
export type Pattern = string | RegExp | readonly string[];

const isIn = (pattern: Pattern, text: string) => (pattern instanceof RegExp ? pattern.test(text) : typeof pattern === 'string' ? text.includes(pattern) : pattern.includes(text));
const matches = (pattern: Pattern, path: string, method = 'GET') => isIn(pattern, path) || isIn(pattern, `${method} ${path}`);

/** A server on loopback in front of the sandbox, with the faults of networks and servers. The sandbox's console always answers. */
export class FaultProxy {
  readonly #server = createServer((incoming, response) => void this.#answer(incoming, response));
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  /** The paths that met a fault, in their order. */
  readonly failed: string[] = [];
  #faults: { pattern: Pattern; fault: Fault }[] = [];
  #isDown = false;
  #areSocketsSilent = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server.on('connection', (socket) => this.#keep(socket));
    this.#server.on('upgrade', (incoming, socket: Socket, head) => this.#tunnel(incoming, socket, head));
  }

  /** Listens on a free port. */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(target));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Requests whose path matches fail until the returned function is called. The newest fault of a path applies. */
  fail(pattern: Pattern, fault: Fault): () => void {
    const entry = { pattern, fault };
    this.#faults = [entry, ...this.#faults];
    return () => {
      this.#faults = this.#faults.filter((other) => other !== entry);
    };
  }

  /** Requests whose path matches wait until the returned function is called. */
  hold(pattern: Pattern): () => void {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const end = this.fail(pattern, { until });
    return () => {
      end();
      release();
    };
  }

  /** Stops the server: open connections end and new ones are refused, sockets included. */
  goDown() {
    this.#isDown = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  comeBack() {
    this.#isDown = false;
  }

  /**
   * Silences WebSockets, open and new ones: they carry nothing in either direction and do not end, until the returned function is
   * called.
   */
  silenceSockets(): () => void {
    this.#areSocketsSilent = true;
    return () => {
      this.#areSocketsSilent = false;
    };
  }

  /** Removes every fault. */
  heal() {
    this.#faults = [];
    this.#isDown = false;
    this.#areSocketsSilent = false;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #keep(socket: Socket) {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    response.on('error', () => {});
    if (!path.startsWith('/sandbox/')) {
      const fault = this.#isDown ? 'refuse' : this.#faults.find(({ pattern }) => matches(pattern, path, incoming.method))?.fault;
      if (fault !== undefined) this.failed.push(path);
      if (fault === 'refuse') return void response.destroy();
      if (fault === 'lose') return this.#forward(incoming, response, null);
      if (fault !== undefined && 'status' in fault) {
        response.writeHead(fault.status, { 'content-type': fault.type ?? 'text/html', connection: 'close' });
        return void response.end(fault.body ?? '<!doctype html><title>Not this</title>');
      }
      if (fault !== undefined && 'until' in fault) await fault.until;
      if (fault !== undefined && 'cutAfter' in fault) return this.#forward(incoming, response, fault.cutAfter);
    }
    this.#forward(incoming, response);
  }

  /** Passes on this many bytes of the body; null sends no response. */
  #forward(incoming: IncomingMessage, response: ServerResponse, bytes: number | null = Infinity) {
    const { hostname, port } = this.#target;
    const outgoing = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers });
    outgoing.on('error', () => response.destroy());
    outgoing.on('response', (answer) => {
      if (bytes === null) return void answer.resume().on('end', () => response.destroy());
      // The browser would repeat a request whose reused connection ends, and a cached file could not fail.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close', 'cache-control': 'no-store' });
      if (bytes === Infinity) return void answer.pipe(response);
      answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, bytes), () => response.destroy()));
    });
    incoming.pipe(outgoing);
  }

  #tunnel(incoming: IncomingMessage, socket: Socket, head: Buffer) {
    const path = incoming.url ?? '/';
    if (this.#isDown || this.#faults.some(({ pattern }) => matches(pattern, path))) return void socket.destroy();
    const { hostname, port } = this.#target;
    const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
    const server = connect(Number(port), hostname);
    this.#keep(server);
    const pass = (to: Socket, chunk: Buffer | string) => {
      if (!this.#areSocketsSilent) to.write(chunk);
    };
    pass(server, [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    pass(server, head);
    for (const [from, to] of [[socket, server], [server, socket]] as const) {
      from.on('data', (chunk: Buffer) => pass(to, chunk));
      // The end of a silenced connection does not arrive either.
      from.on('close', () => this.#areSocketsSilent || to.destroy());
    }
  }
}
