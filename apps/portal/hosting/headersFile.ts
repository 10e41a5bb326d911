import { caching, headersFor } from './headers.ts';

/** A `_headers` file, as Netlify and Cloudflare Pages read it. */
export function headersFile(hosts: Parameters<typeof headersFor>[0]): string {
  const lines = Object.entries(headersFor(hosts)).map(([name, value]) => `  ${name}: ${value}`);
  return `# Written by the portal's build from hosting/headers.ts.
/*
${lines.join('\n')}
  Cache-Control: ${caching.everythingElse}
/assets/*
  ! Cache-Control
  Cache-Control: ${caching.assets}
`;
}
