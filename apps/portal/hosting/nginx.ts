import { caching, headersFor } from './headers.ts';

/** A server block for nginx. `root` is the folder of the built portal. */
export function nginxConf(hosts: Parameters<typeof headersFor>[0]): string {
  const headers = Object.entries(headersFor(hosts)).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return `# Written by the portal's build from hosting/headers.ts. Include it inside http { }.
map $uri $portal_caching {
    ~^/assets/ "${caching.assets}";
    default "${caching.everythingElse}";
}

server {
    listen 443 ssl;
    http2 on;
    root /srv/portal;

    # Headers are set here only: a location that adds one would drop all of these.
${headers.join('\n')}
    add_header Cache-Control $portal_caching;

    gzip on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    # A built file or a setting that is missing is missing; every other address is a screen.
    location /assets/ { try_files $uri =404; }
    location = /config.json { try_files $uri =404; }
    location / { try_files $uri /index.html; }
}
`;
}
