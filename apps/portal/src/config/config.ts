import * as z from 'zod/mini';
// The build reads config.json with this file before the packages are built, so it is imported by path.
import { model } from '../../../../packages/contract/src/schema/model.ts';

// "//host" and "/\host" name other sites, and browsers drop white space between the slashes.
const isAddress = (value: string) =>
  /^\/(?![/\\\s])/.test(value) || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const address = (name: string) => {
  const message = `${name} must be a URL or path.`;
  return z.pipe(
    z.string(message).check(z.refine(isAddress, message)),
    z.transform((value) => value.replace(/\/+$/, '')),
  );
};

const isOrigin = (value: string) => /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(value);

const isPort = (value: number) => Number.isInteger(value) && value > 0 && value <= 65_535;

const realtime = model(
  {
    driver: ['driver', z.enum(['pusher', 'reverb'])],
    key: ['key', z.string().check(z.minLength(1))],
    /** The sockets' host. @default the portal's own host */
    host: ['host', z.optional(z.string().check(z.minLength(1)))],
    /** The sockets' port, which requires `scheme`. @default the portal's own port and scheme */
    port: ['port', z.optional(z.number().check(z.refine(isPort)))],
    scheme: ['scheme', z.optional(z.enum(['https', 'http']))],
    cluster: ['cluster', z.optional(z.string())],
    ticketChannel: ['ticketChannel', z.optional(z.enum(['private', 'public']))],
  },
  (read) => ({ ...read, ticketChannel: read.ticketChannel ?? 'private' }),
).check(
  z.refine(
    ({ host, port, scheme }) => (port === undefined) === (scheme === undefined) && (host === undefined || port !== undefined),
    'realtime must have port and scheme together, and both beside a host.',
  ),
);

const isLimit = z.optional(z.number().check(z.positive()));
/** What the host takes in one request. */
const uploads = model({
  maxFiles: ['maxFiles', z.optional(z.int().check(z.positive()))],
  /** Megabytes of one file. */
  maxFileMb: ['maxFileMb', isLimit],
  /** Megabytes of all files together. */
  maxTotalMb: ['maxTotalMb', isLimit],
});

const config = model(
  {
    apiUrl: ['apiUrl', address('apiUrl')],
    realtime: ['realtime', z.nullable(realtime)],
    shopDomainSuffix: ['shopDomainSuffix', z.optional(z.string().check(z.minLength(1)))],
    broadcastAuthUrl: ['broadcastAuthUrl', z.optional(address('broadcastAuthUrl'))],
    /** Origins of pictures and videos besides the API's. Only the host's headers use them. */
    mediaHosts: ['mediaHosts', z.optional(z.array(z.string().check(z.refine(isOrigin, 'mediaHosts must be a list of origins.'))))],
    /** What relative addresses of pictures and videos are resolved against. @default `/storage` of the API's origin */
    mediaBase: ['mediaBase', z.optional(address('mediaBase'))],
    /** PHP's max_file_uploads, upload_max_filesize and post_max_size; the portal tells them before a choice. */
    uploads: ['uploads', z.optional(uploads)],
    /** Where errors are sent; nowhere without it. */
    reportUrl: ['reportUrl', z.optional(address('reportUrl'))],
  },
  (read) => ({
    ...read,
    mediaBase: read.mediaBase ?? `${URL.canParse(read.apiUrl) ? new URL(read.apiUrl).origin : ''}/storage`,
    shopDomainSuffix: read.shopDomainSuffix ?? 'myshopify.com',
    broadcastAuthUrl: read.broadcastAuthUrl ?? `${read.apiUrl}/broadcasting/auth`,
  }),
);
/** The values of a host's /config.json after reading. One build of the portal serves every partner. */
export type Config = z.output<typeof config>;
/** The type of the file's content, before it is read. */
export type ConfigFile = z.input<typeof config>;

/** Why the portal cannot start. `detail` is for the person who runs the host. */
export type ConfigProblem = { kind: 'missing' | 'wrong' | 'unreachable'; detail: string };
export type ConfigResult = { config: Config } | { problem: ConfigProblem };

export function readConfig(file: unknown): ConfigResult {
  const read = config.safeParse(file);
  if (read.success) return { config: read.data };
  const messages = read.error.issues.map(({ path, message }) =>
    message === 'Invalid input' ? path.length === 0 ? 'The file must be a JSON object.' : `${path.join('.')} is missing or invalid.` : message,
  );
  return { problem: { kind: 'wrong', detail: messages.join(' ') } };
}

const LIMIT_MS = 10_000;

/** Fetches /config.json from the portal's own origin. The page preloads it, so the request has already started. */
export async function fetchConfig(request: typeof fetch = fetch): Promise<ConfigResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT_MS);
  const failed = (problem: ConfigProblem): ConfigResult => ({
    problem: limit.signal.aborted ? { kind: 'missing', detail: `/config.json did not answer within ${LIMIT_MS / 1000} seconds.` } : problem,
  });
  try {
    const response = await request('/config.json', { signal: limit.signal }).catch(() => undefined);
    if (response === undefined) return failed({ kind: 'unreachable', detail: '' });
    if (!response.ok) return failed({ kind: 'missing', detail: `/config.json returned ${response.status}.` });
    return readConfig(await response.json());
  } catch {
    return failed({ kind: 'wrong', detail: 'The file is not JSON.' });
  } finally {
    clearTimeout(timer);
  }
}
