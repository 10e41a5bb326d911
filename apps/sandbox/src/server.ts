import { mkdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createBackground } from './background.ts';
import { createChat } from './chat/chat.ts';
import { createConsentPage } from './console/consent.ts';
import { createConsole } from './console/console.ts';
import { noSwitches, type Switches } from './console/switches.ts';
import { DEMO_ORDERS, DEMO_PRODUCTS, DEMO_REFUNDS, demoProductsOf, emptyDatabase, fillOrders, fillProducts, fillRefunds, seedDemo } from './database/demo.ts';
import { deleteExpired } from './database/expired.ts';
import { openDatabase } from './database/open.ts';
import { allMedia } from './database/products.ts';
import { allPhotos } from './database/users.ts';
import { createApi, type ServerEnvironment } from './http/api.ts';
import { createFiles } from './http/files.ts';
import { describeFailure } from './http/describeFailure.ts';
import { isLoopback } from './http/loopback.ts';
import { createPortal, portalConfig } from './http/portal.ts';
import { contractManners } from './laravel/manners.ts';
import type { PusherService } from './realtime/pusherSettings.ts';
import { codes } from './realtime/protocol.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createPasswords, PASSWORD_COST } from './security/password.ts';
import { createThrottle } from './security/throttle.ts';
import { openUploads } from './uploads/uploadStore.ts';
import type { AppContext } from './appContext.ts';

export interface SandboxOptions {
  /** The port; 0 takes any free one. @default 4100 */
  port?: number;
  /** A port in use is an error; otherwise the next free port is used. @default false */
  strictPort?: boolean;
  /** The folder of the database and the uploads. */
  dataDirectory: string;
  /** Deletes the stored data and starts over. @default false */
  fresh?: boolean;
  /** Fills up to this many demo products. @default 248 */
  products?: number;
  /** Fills up to this many demo orders. @default 190 */
  orders?: number;
  /** Fills up to this many demo refunds. @default 48 */
  refunds?: number;
  /** The portal's build; null serves the API alone. @default null */
  portalDirectory?: string | null;
  /** Origins besides the server's own whose pages may call the API. */
  origins?: readonly string[];
  /** A service that replaces the sandbox's own sockets. @default null */
  pusher?: PusherService | null;
  /** Milliseconds between two pings of a socket. @default 30,000 */
  heartbeatMs?: number;
  /** scrypt's cost for new passwords, as a power of two; tests use a smaller one. @default 15 */
  passwordCost?: number;
  /** Returns the time in milliseconds since 1970. @default the clock */
  now?: () => number;
  /** Receives a line for each internal error, without secrets. @default the console */
  log?: (line: string) => void;
}

export interface Sandbox {
  address: string;
  port: number;
  close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const PORT = 4100;
const HEARTBEAT_MS = 30_000;
// Longer than clients keep an idle connection, so that no request arrives on a connection that is being closed.
const KEEP_ALIVE_MS = 65_000;
const PORTS_TRIED = 20;
const garments = fileURLToPath(new URL('../garments', import.meta.url));

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDirectory, origins = [], now = Date.now, log = console.error } = options;
  // Read first, so that a portal without a build fails before anything is opened.
  const realtime = createRealtime(options.pusher ?? null, { origins, heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS });
  const background = createBackground((name, cause) => log(`${name} failed. ${describeFailure(cause)}`));
  const chat = createChat({ realtime, background });
  const switches: Switches = { ...noSwitches };
  const portal = options.portalDirectory ? createPortal(options.portalDirectory, { realtime, chat }, switches) : null;
  const file = join(dataDirectory, 'valise.db');
  const uploadDirectory = join(dataDirectory, 'uploads');
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  if (options.fresh === true) {
    for (const path of [file, `${file}-wal`, `${file}-shm`, uploadDirectory]) await rm(path, { recursive: true, force: true });
  }

  const { db, close: closeDatabase } = await openDatabase(file);
  const app: AppContext = {
    db,
    uploads: await openUploads(uploadDirectory),
    passwords: createPasswords(options.passwordCost ?? PASSWORD_COST),
    loginThrottle: createThrottle(now, 5),
    codeThrottle: createThrottle(now, 20),
    registrationThrottle: createThrottle(now, 20),
    background,
    realtime,
    chat,
    manners: { ...contractManners },
    now,
  };
  const demo = { products: options.products ?? DEMO_PRODUCTS, orders: options.orders ?? DEMO_ORDERS, refunds: options.refunds ?? DEMO_REFUNDS };
  if ((await demoProductsOf(db)) === null) await seedDemo(app, demo);
  else {
    if (options.products !== undefined) await fillProducts(db, options.products);
    await fillOrders(db, options.orders);
    await fillRefunds(db, options.refunds);
  }
  await deleteExpired(app);
  // A process that ended during a call may leave files that nothing refers to.
  await app.uploads.keepOnly([...(await allMedia(db)), ...(await allPhotos(db))]);

  async function reset() {
    chat.reset();
    await app.background.settled();
    await emptyDatabase(db);
    await app.uploads.clear();
    app.loginThrottle.clear();
    app.codeThrottle.clear();
    app.registrationThrottle.clear();
    await seedDemo(app, demo);
    realtime.sockets?.drop(codes.reconnect);
  }

  const root = new Hono<ServerEnvironment>();
  root.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed. ${describeFailure(error)}`);
    return c.json({ message: 'Server Error' }, 500);
  });
  // A host name of another site that resolves to this machine is an attempt to read its data.
  root.use(async (c, next) => (isLoopback(c.req.url) ? next() : c.text('Unknown host', 421)));
  root.get('/healthz', (c) => c.json({ status: 'ok' }));
  root.route('/api', createApi({ app, switches, origins }));
  // Beside the API, as Laravel has it.
  root.all('/broadcasting/auth', (c) => root.fetch(new Request(new URL('/api/broadcasting/auth', c.req.url), c.req.raw), c.env));
  root.route('/', createConsole({ app, switches, reset }));
  root.route('/', createConsentPage(app, origins));
  // A column has the path below the public disk, which Laravel serves at /storage.
  root.get('/storage/*', (c) => root.fetch(new Request(new URL(c.req.path.slice('/storage'.length), c.req.url), c.req.raw), c.env));
  root.route('/', createFiles('/garments', garments));
  root.route('/', createFiles('/uploads', uploadDirectory));
  if (portal === null) {
    root.get('/', (c) => c.redirect('/sandbox'));
    root.get('/config.json', portalConfig(app, switches));
  } else root.route('/', portal);

  const server = createAdaptorServer({ fetch: root.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }) as Server;
  realtime.sockets?.attach(server, () => app.manners.sockets);
  const port = await listen(server, options.port ?? PORT, options.strictPort ?? false).catch((cause: unknown) => {
    closeDatabase();
    throw cause;
  });
  return {
    address: `http://${HOST}:${port}`,
    port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      chat.reset();
      realtime.sockets?.drop();
      server.closeAllConnections();
      await closed;
      await app.background.settled();
      closeDatabase();
    },
  };
}

/** Returns the first free port: the wanted one, or one after it. */
async function listen(server: Server, wanted: number, isStrict: boolean): Promise<number> {
  for (let port = wanted; ; port += 1) {
    const isFree = await isListening(server, port);
    if (isFree) return (server.address() as AddressInfo).port;
    if (isStrict || port - wanted === PORTS_TRIED) throw new Error(`Port ${wanted} is taken.`);
  }
}

function isListening(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
