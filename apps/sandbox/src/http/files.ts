import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ServerEnvironment } from './api.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
};

/** Serves the pictures and videos of a directory below `prefix`. Their types follow from the file extensions that the sandbox chose. */
export function createFiles(prefix: string, directory: string): Hono<ServerEnvironment> {
  const files = new Hono<ServerEnvironment>().basePath(prefix);
  files.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    const type = types[/\.(\w+)$/.exec(c.req.path)?.[1] ?? ''];
    if (!c.res.ok || type === undefined) return;
    c.header('Content-Type', type);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  files.get('*', serveStatic({ root: directory, rewriteRequestPath: (path) => path.slice(prefix.length) }));
  files.all('*', (c) => c.text('Not found', 404));
  return files;
}
