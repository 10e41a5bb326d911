import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppContext } from '../appContext.ts';
import type { Switches } from '../console/switches.ts';
import type { ServerEnvironment } from './api.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers of the portal's host. The build writes them to `{directory}-hosting`. */
function readHeaders(directory: string): Record<string, string> {
  const file = join(`${directory}-hosting`, 'headers.json');
  if (!existsSync(file) || !existsSync(join(directory, 'index.html'))) throw new Error('Build the portal first: pnpm build');
  const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string> };
  return headers;
}

/** The portal's configuration: the address of this server's API and sockets, and how to subscribe to tickets' channels. */
export const portalConfig =
  ({ realtime, chat }: Pick<AppContext, 'realtime' | 'chat'>, switches: Readonly<Switches>): Handler<ServerEnvironment> =>
  (c) => {
    const { ticketChannel } = chat.switches;
    if (!switches.isRealtime) return c.json({ apiUrl: '/api', realtime: null });
    return c.json({ apiUrl: '/api', realtime: { ...realtime.settings, ...(ticketChannel === 'public' ? { ticketChannel } : {}) } });
  };

/** Serves the built portal like a host: its files, its index page for its routes, and its headers. */
export function createPortal(directory: string, app: Pick<AppContext, 'realtime' | 'chat'>, switches: Readonly<Switches>): Hono<ServerEnvironment> {
  const headers = readHeaders(directory);
  const portal = new Hono<ServerEnvironment>();
  portal.use(compress());
  portal.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const isAsset = c.req.path.startsWith('/assets/') && c.res.ok;
    c.header('Cache-Control', isAsset ? IMMUTABLE : 'no-cache');
  });
  portal.get('/config.json', portalConfig(app, switches));
  portal.get('*', serveStatic({ root: directory, precompressed: true }));
  portal.get('*', (c, next) => {
    const isFile = c.req.path.startsWith('/assets/') || /\.[^/]+$/.test(c.req.path);
    return isFile ? c.text('Not found', 404) : next();
  });
  portal.get('*', serveStatic({ root: directory, path: 'index.html', precompressed: true }));
  return portal;
}
