import type { Config } from '../src/config/config.ts';

/**
 * The hashes of the two styles that React Aria adds to the page: `touch-action` of pressable elements, and iOS's scroll lock
 * under a dialog. headers.test.ts computes them again from the installed sources.
 */
export const styleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

type Hosts = Pick<Config, 'apiUrl' | 'realtime' | 'broadcastAuthUrl' | 'mediaHosts' | 'mediaBase' | 'reportUrl'>;

/** The origins of addresses. Paths of the portal are omitted, because 'self' covers them. */
const originsOf = (...addresses: string[]) => addresses.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);

const usualPorts = { https: 443, http: 80 };

/**
 * The origin of the sockets, unless 'self' covers it because they use the portal's own host and port. A policy cannot name that
 * host with another port.
 */
function socketOrigins({ realtime }: Hosts): string[] {
  if (realtime === null) return [];
  const { host, port, scheme = 'https' } = realtime;
  if (host !== undefined) return [new URL(`${scheme === 'https' ? 'wss' : 'ws'}://${host}:${port}`).origin];
  if (port !== undefined && port !== usualPorts[scheme]) throw new Error(`realtime.port ${port} needs realtime.host: without it the policy would refuse the sockets.`);
  return [];
}

function contentSecurityPolicy(hosts: Hosts): string {
  const media = [...new Set([...originsOf(hosts.apiUrl, hosts.mediaBase), ...(hosts.mediaHosts ?? [])])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...originsOf(hosts.apiUrl, hosts.broadcastAuthUrl, hosts.reportUrl ?? '/'), ...socketOrigins(hosts)])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // Created by build/early/trustedTypes.js.
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The browser features that the portal itself may use, and embedded pages may not. The camera reads the codes of labels. */
const ownFeatures = ['camera'];

const closedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers of every file of the portal, on every host. */
export function headersFor(hosts: Hosts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [...ownFeatures.map((feature) => `${feature}=(self)`), ...closedFeatures.map((feature) => `${feature}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
  };
}

/**
 * How long a file may be cached. A built asset is cached for ever, because its name changes with its content; other files are
 * revalidated.
 */
export const caching = { assets: 'public, max-age=31536000, immutable', everythingElse: 'no-cache' };
