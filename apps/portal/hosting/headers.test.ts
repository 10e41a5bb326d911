import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { ConfigFile } from '../src/config/config.ts';
import { hostingFiles } from './files.ts';
import { headersFor, styleHashes } from './headers.ts';

const elsewhere = {
  apiUrl: 'https://partner.example/api',
  realtime: { driver: 'reverb', key: 'k', host: 'ws.partner.example', port: 8443, scheme: 'https' },
  broadcastAuthUrl: 'https://auth.partner.example/broadcast',
  mediaHosts: ['https://pictures.example', 'https://partner.example', 'http://127.0.0.1:8080'],
} satisfies ConfigFile;
const ownOrigin = { apiUrl: '/api', realtime: null, broadcastAuthUrl: '/api/broadcasting/auth', mediaBase: '/storage' };
const policyOf = (config: Parameters<typeof hostingFiles>[0]) => {
  const { headers } = JSON.parse(hostingFiles(config)['headers.json']!) as { headers: Record<string, string> };
  return Object.fromEntries(headers['Content-Security-Policy']!.split('; ').map((directive) => directive.split(/ (.*)/)));
};

describe('hosts come from config.json', () => {
  test('an API and a socket elsewhere are allowed by origin, where they are needed', () => {
    const policy = policyOf(elsewhere);
    expect(policy['connect-src']).toBe(
      "'self' https://partner.example https://auth.partner.example wss://ws.partner.example:8443",
    );
    expect(policy['script-src']).toBe("'self'");
  });

  test('errors may be sent to reportUrl', () => {
    expect(policyOf({ ...ownOrigin, reportUrl: 'https://reports.example/errors' })['connect-src']).toBe("'self' https://reports.example");
  });

  test('pictures and videos may come from the API, from mediaBase and from mediaHosts', () => {
    const policy = policyOf(elsewhere);
    expect(policy['img-src']).toBe("'self' data: blob: https://partner.example https://pictures.example http://127.0.0.1:8080");
    expect(policy['media-src']).toBe("'self' blob: https://partner.example https://pictures.example http://127.0.0.1:8080");
    expect(policyOf({ apiUrl: '/api', realtime: null, mediaBase: 'https://files.example/shop' })['media-src']).toBe("'self' blob: https://files.example");
    expect(() => policyOf({ ...elsewhere, mediaHosts: ['*'] })).toThrow('mediaHosts must be a list of origins.');
  });

  test.each([
    ['realtime', null],
    ['sockets elsewhere', { driver: 'pusher', key: 'k' }],
    ['sockets at another port', { driver: 'pusher', key: 'k', port: 443, scheme: 'https' }],
  ] as const)("an API of the portal's own origin without %s adds none", (_, realtime) => {
    const policy = policyOf({ apiUrl: '/api', realtime });
    expect(policy['connect-src']).toBe("'self'");
    expect(policy['media-src']).toBe("'self' blob:");
  });

  test('sockets at another port of the portal\'s own host need its name', () => {
    const realtime = { driver: 'reverb', key: 'k', port: 8443, scheme: 'https' } as const;
    expect(() => policyOf({ apiUrl: '/api', realtime })).toThrow('realtime.port 8443 needs realtime.host');
  });
});

test('nothing is allowed that the portal does not need', () => {
  expect(policyOf({ apiUrl: '/api', realtime: null })).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(headersFor(ownOrigin)).toEqual({
    'Content-Security-Policy': expect.any(String) as string,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/^camera=\(self\)(, [a-z-]+=\(\))+$/) as string,
    'X-Frame-Options': 'DENY',
  });
});

describe('every way of serving sends the same list', () => {
  const files = hostingFiles(elsewhere);
  const { headers } = JSON.parse(files['headers.json']!) as { headers: Record<string, string> };
  const securityHeaders = (entries: [string, string][]) =>
    Object.fromEntries(entries.filter(([name]) => name !== 'Cache-Control'));

  test('nginx', () => {
    const sent = [...files['nginx.conf']!.matchAll(/^ {4}add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name, value]): [string, string] => [name!, value!],
    );
    expect(securityHeaders(sent)).toEqual(headers);
  });

  test('_headers', () => {
    const everywhere = files._headers!.split('\n/assets/*')[0]!;
    const sent = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]): [string, string] => [name!, value!]);
    expect(securityHeaders(sent)).toEqual(headers);
  });
});

test('no value needs quoting in any of the files', () => {
  for (const value of Object.values(headersFor(ownOrigin)))
    expect(value).not.toMatch(/["\\\n$]/);
});

describe('the styles that React Aria puts into the page', () => {
  const fromComponents = createRequire(createRequire(import.meta.url).resolve('react-aria-components'));
  const reactAria = fromComponents.resolve('react-aria/package.json').replace(/package\.json$/, '');

  /** Extracts the style text from a source file and fills in the constants of the file. */
  function injectedStyle(file: string): string {
    const source = readFileSync(`${reactAria}dist/private/${file}`, 'utf8');
    const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
    if (template === undefined) throw new Error(`${file} puts no style into the page any more.`);
    return template
      .replaceAll(/\$\{([\w$]+)\}/g, (_, name: string) => {
        const value = new RegExp(`${name.replaceAll('$', '\\$')} = ['"]([^'"]*)['"]`).exec(source)?.[1];
        if (value === undefined) throw new Error(`${name} is no text in ${file}.`);
        return value;
      })
      .trim();
  }

  test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])('%s is allowed by its hash', (file) => {
    const hash = createHash('sha256').update(injectedStyle(file)).digest('base64');
    expect(styleHashes).toContain(`sha256-${hash}`);
  });
});
