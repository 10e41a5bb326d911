// Serves a folder on loopback: node scripts/serveStatic.mjs FOLDER PORT
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder = '.', port = '8080'] = process.argv.slice(2);
/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const path = join(folder, normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, ''));
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'index.html') : path;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  // The names of these files contain a hash of their content.
  const hashed = pathname.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' };
  response.writeHead(200, { 'Content-Type': type, ...hashed });
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1');
