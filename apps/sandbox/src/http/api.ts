import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { endpoints } from '@valise/contract';
import { serve } from '@valise/contract/serve';
import type { Switches } from '../console/switches.ts';
import { handlers } from '../handlers/handlers.ts';
import { likeBroadcasting } from '../laravel/broadcasting.ts';
import { likeLaravel } from '../laravel/likeLaravel.ts';
import { downForMaintenance } from '../laravel/maintenance.ts';
import { throttled } from '../laravel/throttle.ts';
import { cutUploads } from '../laravel/uploads.ts';
import type { AppContext } from '../appContext.ts';
import { callerOf, visitorOf } from './caller.ts';

export interface ServerEnvironment {
  Bindings: HttpBindings;
}

export interface ApiOptions {
  app: AppContext;
  /** Read for each call. */
  switches: Switches;
  /** Origins besides the server's own whose pages may call. */
  origins: readonly string[];
}

const BASE = '/api';
const SENT_MESSAGES = `${BASE}${endpoints['support.send'].path}`;
const MEGABYTE = 1024 * 1024;

const TOO_LARGE = 413;
const tooLarge = () =>
  Response.json({ message: 'The request is too large.' }, { status: TOO_LARGE, headers: { Connection: 'close' } });
const bodyOfAtMost = (megabytes: number) => bodyLimit({ maxSize: megabytes * MEGABYTE, onError: tooLarge });
// Room for twenty images of 5 MB, a video of 100 MB and the fields.
const uploadLimit = bodyOfAtMost(202);
const plainLimit = bodyOfAtMost(2);

const photoLimit = bodyOfAtMost(6);

const limitBody: MiddlewareHandler = (c, next) => {
  const isUpload = c.req.header('Content-Type')?.startsWith('multipart/') ?? false;
  if (!isUpload) return plainLimit(c, next);
  return c.req.path.startsWith(`${BASE}/products`) ? uploadLimit(c, next) : photoLimit(c, next);
};

function misbehave({ app, switches }: Pick<ApiOptions, 'app' | 'switches'>): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'OPTIONS' && switches.delayMs > 0) await wait(switches.delayMs);
    if (switches.failNext === 0 || !c.req.path.startsWith(BASE + switches.path)) return next();
    switches.failNext -= 1;
    if (switches.failWith === 'error') return likeLaravel(c.req.raw, c.json({ message: 'Server Error' }, 500), app.manners);
    if (switches.failWith === 'html') return c.html('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>');
    return cut(c);
  };
}

/** Ends the connection instead of answering. */
function cut(c: Context<ServerEnvironment>): Response {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Every endpoint that the sandbox has, below `/api`. */
export function createApi({ app, switches, origins }: ApiOptions): Hono<ServerEnvironment> {
  // The address that a request came from, because the contract's server receives the request alone.
  const addresses = new WeakMap<Request, string>();
  const visitor = (request: Request) => visitorOf(app, request, { address: addresses.get(request) ?? '', origins });
  const answer = serve(endpoints, handlers, { basePath: BASE, visitor, caller: (request: Request) => callerOf(visitor(request)) });

  const api = new Hono<ServerEnvironment>();
  api.use(
    cors({
      origin: (origin) => (origins.includes(origin) ? origin : null),
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Accept', 'Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  api.use(async (c, next) => {
    await next();
    // A browser receives an early answer, such as a 401, only after its whole upload has been read.
    if (c.res.status !== TOO_LARGE && !c.req.raw.bodyUsed) await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  api.use(misbehave({ app, switches }), limitBody);
  api.use('/broadcasting/auth', likeBroadcasting(app));
  api.all('*', async (c) => {
    const refused = downForMaintenance(app.manners) ?? throttled(app.manners);
    if (refused !== undefined) return refused;
    const request = app.manners.uploads === 'php' ? await cutUploads(c.req.raw) : c.req.raw;
    if (request instanceof Response) return request;
    addresses.set(request, getConnInfo(c).remote.address ?? '');
    const answered = await answer(request);
    const response = answered ?? c.json({ message: `The route ${c.req.path.slice(1)} could not be found.` }, 404);
    const isLost = c.req.path === SENT_MESSAGES && !(await app.chat.answer());
    return isLost ? cut(c) : likeLaravel(c.req.raw, response, app.manners);
  });
  return api;
}
