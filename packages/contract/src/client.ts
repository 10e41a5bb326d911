import * as z from 'zod/mini';
import { deadline } from './deadline.ts';
import type { BodyOf, PathOf, PathParams, QueryOf, ReplyOf, Row } from './endpoint.ts';
import { type FormFields, toFormData } from './form.ts';
import { parseJson } from './parseJson.ts';
import { Problem, problemOf } from './problem.ts';
import type { ReportBadRow } from './reply.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** A request has this long to answer; an upload has it between two steps of its progress. */
export const TIMEOUT_MS = 30_000;

export interface ClientOptions {
  /** The API's base address, absolute or a path of this origin, without a trailing slash. */
  baseUrl: string;
  /** Read once per call, so that the call's 401 can be told from one of a later session. */
  getToken?: () => string | null;
  /** A call that carried `token` was answered 401; rows marked `isSignIn` never arrive here. */
  onUnauthorized?: (token: string) => void;
  /** Given, uploads go through it too and tell no progress. @default the global fetch */
  fetch?: typeof fetch;
  /** A row of a list was left out; nothing else is told. @default a console warning naming the path */
  onBadRow?: (path: string, problem: Parameters<ReportBadRow>[0]) => void;
}

/** What fills a row's address: `params` its path, `query` its query string. */
export type AddressOptions<Called extends Row> = ([keyof PathParams<PathOf<Called>>] extends [never]
  ? unknown
  : { params: PathParams<PathOf<Called>> }) &
  ([QueryOf<Called>] extends [never] ? unknown : { query?: Partial<Record<QueryOf<Called>, string>> });

export type CallOptions<Called extends Row> = {
  signal?: AbortSignal;
  /** Multipart rows only: share of the upload that has left, 0 to 1. */
  onProgress?: (share: number) => void;
} & AddressOptions<Called> &
  (BodyOf<Called> extends undefined ? unknown : { body: BodyOf<Called> });

type OptionalWhenEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Calls a row and reads its reply. Throws a `Problem` for every way of failing. */
  call<Called extends Row>(row: Called, ...options: OptionalWhenEmpty<CallOptions<Called>>): Promise<ReplyOf<Called>>;
  /** The address of a row, for rows that the browser itself visits (social redirects). */
  addressOf<Called extends Row>(row: Called, ...options: OptionalWhenEmpty<AddressOptions<Called>>): string;
}

interface UntypedOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** The one way of calling the API: it knows tokens, wrappings, limits and failures, and nothing of screens. */
export function createClient(options: ClientOptions): Client {
  const reportBadRow =
    options.onBadRow ?? ((path: string) => console.warn(`${path}: a row that does not fit its schema was left out`));

  function addressOf(row: Row, { params, query }: Pick<UntypedOptions, 'params' | 'query'> = {}): string {
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) asked.set(name, value);
    return `${options.baseUrl}${path}${asked.size > 0 ? `?${asked}` : ''}`;
  }

  function requestOf(row: Row, token: string | null, body: unknown): RequestInit {
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const request: RequestInit = { method: row.method, headers, credentials: 'include' };
    if (row.body === undefined) return request;
    const wire = z.encode(row.body, body);
    if (row.encoding === 'multipart') return { ...request, body: toFormData(wire as FormFields) };
    headers.set('Content-Type', 'application/json');
    return { ...request, body: JSON.stringify(wire) };
  }

  /** Sends and reads the answer's text; what comes back too late, or not at all, throws. */
  async function exchange(address: string, request: RequestInit, { signal, onProgress }: UntypedOptions) {
    const isUpload = request.body instanceof FormData;
    if (isUpload && options.fetch === undefined && typeof XMLHttpRequest !== 'undefined') {
      const response = await sendWithProgress(address, request, { signal, onProgress, stallMs: TIMEOUT_MS });
      return { response, text: await response.text() };
    }
    const limit = deadline(TIMEOUT_MS, signal);
    try {
      const response = await (options.fetch ?? fetch)(address, { ...request, signal: limit.signal });
      const text = await response.text().catch((cause: unknown) => {
        // Its status has arrived and counts; a body that broke off is as good as one that cannot be read.
        if (limit.signal.aborted) throw cause;
        return null;
      });
      return { response, text };
    } catch (cause) {
      throw limit.signal.aborted ? limit.signal.reason : cause;
    } finally {
      limit.clear();
    }
  }

  async function call(row: Row, given: UntypedOptions = {}): Promise<unknown> {
    const token = options.getToken?.() ?? null;
    // A browser would take `/products/..` for `/`, so an id that cannot stand in a path never leaves.
    if (Object.values(given.params ?? {}).some((value) => /^\.{0,2}$/.test(value))) throw new Problem('refused', { status: 404 });
    const request = requestOf(row, token, given.body);
    const { response, text } = await exchange(addressOf(row, given), request, given).catch((cause: unknown) => {
      throw problemWithoutAnswer(cause);
    });
    if (response.status === 401 && token !== null && row.isSignIn !== true) options.onUnauthorized?.(token);
    if (!response.ok) throw problemOf(response, await bodyOf(text).catch(() => undefined));
    try {
      return await row.reply.read(await bodyOf(text), (problem) => reportBadRow(row.path, problem));
    } catch (cause) {
      throw new Problem('unreadable', { status: response.status, cause });
    }
  }

  return { call, addressOf } as Client;
}

// No body at all is an answer too (204); a body that is cut, or is a page of HTML, throws.
async function bodyOf(text: string | null): Promise<unknown> {
  if (text === null) throw new SyntaxError('The answer broke off');
  return text === '' ? undefined : parseJson(text);
}

function problemWithoutAnswer(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') return new Problem('timeout', { cause });
  return new Problem(name === 'AbortError' ? 'aborted' : 'unreachable', { cause });
}
