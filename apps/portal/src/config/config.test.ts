import { describe, expect, test, vi } from 'vitest';
import { fetchConfig, readConfig } from './config.ts';

const responding = (body: BodyInit, status = 200) => () => Promise.resolve(new Response(body, { status }));

test('the required keys alone, and the defaults of the others', () => {
  expect(readConfig({ apiUrl: '/api', realtime: null })).toEqual({
    config: {
      apiUrl: '/api',
      realtime: null,
      shopDomainSuffix: 'myshopify.com',
      broadcastAuthUrl: '/api/broadcasting/auth',
      mediaBase: '/storage',
    },
  });
});

test('all keys', () => {
  const file = {
    apiUrl: 'https://partner.example/api/',
    realtime: { driver: 'reverb', key: 'k', host: 'ws.partner.example', port: 443, scheme: 'https', ticketChannel: 'public' },
    shopDomainSuffix: 'shops.example',
    broadcastAuthUrl: 'https://auth.partner.example/broadcast',
    mediaHosts: ['https://pictures.example', 'http://127.0.0.1:8080'],
    mediaBase: 'https://files.example/shop',
    uploads: { maxFiles: 20, maxFileMb: 2, maxTotalMb: 8 },
  };
  expect(readConfig(file)).toEqual({ config: { ...file, apiUrl: 'https://partner.example/api' } });
});

test('media of another origin are there in /storage', () => {
  expect(readConfig({ apiUrl: 'https://partner.example/api', realtime: null })).toMatchObject({ config: { mediaBase: 'https://partner.example/storage' } });
});

test.each([[{}], [{ port: 8080, scheme: 'http' }]])("sockets at the portal's own host: %j", (address) => {
  const realtime = { driver: 'pusher', key: 'k', ...address };
  expect(readConfig({ apiUrl: '/api', realtime })).toMatchObject({ config: { realtime } });
});

describe('a wrong file is refused, and its detail names the key', () => {
  const realtime = { driver: 'pusher', key: 'k', host: 'h', port: 443, scheme: 'https' };
  test.each([
    [{ realtime: null }, 'apiUrl must be a URL or path.'],
    [{ apiUrl: '/api' }, 'realtime is missing or invalid.'],
    [{ apiUrl: 'api', realtime: null }, 'apiUrl must be a URL or path.'],
    [{ apiUrl: '//evil.example', realtime: null }, 'apiUrl'],
    [{ apiUrl: '/\\evil.example', realtime: null }, 'apiUrl'],
    [{ apiUrl: '/\t/evil.example', realtime: null }, 'apiUrl'],
    [{ apiUrl: '/api', realtime: null, broadcastAuthUrl: '/\\evil.example' }, 'broadcastAuthUrl'],
    [{ apiUrl: 'ftp://partner.example', realtime: null }, 'apiUrl'],
    [{ apiUrl: 'javascript:alert(1)', realtime: null }, 'apiUrl'],
    [{ apiUrl: '/api', realtime: { ...realtime, driver: 'socket' } }, 'realtime.driver'],
    [{ apiUrl: '/api', realtime: { ...realtime, key: '' } }, 'realtime.key'],
    [{ apiUrl: '/api', realtime: { ...realtime, port: '443' } }, 'realtime.port'],
    [{ apiUrl: '/api', realtime: { ...realtime, scheme: undefined } }, 'realtime must have port and scheme together'],
    [{ apiUrl: '/api', realtime: { driver: 'pusher', key: 'k', host: 'h' } }, 'realtime must have port and scheme together'],
    [{ apiUrl: '/api', realtime: { ...realtime, ticketChannel: 'presence' } }, 'realtime.ticketChannel'],
    [{ apiUrl: '/api', realtime: null, mediaHosts: 'https://pictures.example' }, 'mediaHosts'],
    [{ apiUrl: '/api', realtime: null, reportUrl: 'javascript:alert(1)' }, 'reportUrl'],
    [{ apiUrl: '/api', realtime: null, uploads: { maxFileMb: '2M' } }, 'uploads.maxFileMb'],
    [{ apiUrl: '/api', realtime: null, uploads: { maxFiles: 0 } }, 'uploads.maxFiles'],
    [[], 'The file must be a JSON object.'],
    ['<!doctype html>', 'The file must be a JSON object.'],
  ])('%j', (file, name) => {
    expect(readConfig(file)).toEqual({ problem: { kind: 'wrong', detail: expect.stringContaining(name) as string } });
  });
});

test.each([
  'pictures.example',
  'https://pictures.example/',
  'https://pictures.example/a',
  'https://*.pictures.example',
  'https://a:b@pictures.example',
  "https://pictures.example; script-src 'unsafe-inline'",
  'https:',
  'data:',
  '*',
])('mediaHosts holds origins alone, and %j is none', (origin) => {
  expect(readConfig({ apiUrl: '/api', realtime: null, mediaHosts: ['https://pictures.example', origin] })).toEqual({
    problem: { kind: 'wrong', detail: 'mediaHosts must be a list of origins.' },
  });
});

describe('the file itself', () => {
  test('missing', async () => {
    expect(await fetchConfig(responding('no', 404))).toEqual({
      problem: { kind: 'missing', detail: '/config.json returned 404.' },
    });
  });

  test('an index page in its place', async () => {
    expect(await fetchConfig(responding('<!doctype html>'))).toMatchObject({ problem: { kind: 'wrong' } });
  });

  const hanging: typeof fetch = (_, init) =>
    new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
  const halfSent: typeof fetch = async (_, init) =>
    new Response(new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error(new DOMException('', 'AbortError'))) }));

  test.each([
    ['no response', hanging],
    ['half a response', halfSent],
  ])('%s within ten seconds', async (_, request) => {
    vi.useFakeTimers();
    const pending = fetchConfig(request);
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await pending).toEqual({ problem: { kind: 'missing', detail: '/config.json did not answer within 10 seconds.' } });
  });

  test('no network', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchConfig(offline)).toMatchObject({ problem: { kind: 'unreachable' } });
  });
});
