import * as z from 'zod/mini';
import type { BodyOf, Endpoint, PathOf, PathParams, QueryOf, ReplyOf } from './endpoint.ts';
import { type FormFields, toFormData } from './form.ts';
import { Problem, problemOf } from './problem.ts';
import type { ReportBadRow } from './reply.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** A request has this long to answer; an upload has it between two steps of its progress (reliability.md, Fetching). */
export const TIMEOUT_MS = 30_000;

export interface ClientOptions {
  /** The API's base address, absolute or a path of this origin, without a trailing slash. */
  baseUrl: string;
  /** Read once per call, so that the call's 401 can be told from one of a later session. */
  getToken?: () => string | null;
  /** A call that carried `token` was answered 401; rows marked `isSignIn` never arrive here. */
  onUnauthorized?: (token: string) => void;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** A row of a list was left out; nothing else is told. @default a console warning naming the path */
  onBadRow?: (path: string, problem: Parameters<ReportBadRow>[0]) => void;
}

type Row = Endpoint<string, string, z.ZodMiniType | undefined>;

export type CallOptions<Called extends Row> = {
  signal?: AbortSignal;
  /** Share of the upload that has left, 0 to 1. Given, the call is sent as an upload. */
  onProgress?: (share: number) => void;
} & (keyof PathParams<PathOf<Called>> extends never ? unknown : { params: PathParams<PathOf<Called>> }) &
  ([QueryOf<Called>] extends [never] ? unknown : { query?: Partial<Record<QueryOf<Called>, string>> }) &
  (BodyOf<Called> extends undefined ? unknown : { body: BodyOf<Called> });

type OptionalWhenEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Calls a row and reads its reply. Throws a `Problem` for every way of failing. */
  call<Called extends Row>(row: Called, ...options: OptionalWhenEmpty<CallOptions<Called>>): Promise<ReplyOf<Called>>;
  /** The address of a row, for rows that the browser itself visits (social redirects). */
  addressOf<Called extends Row>(
    row: Called,
    parts?: { params?: Record<string, string>; query?: Record<string, string | undefined> },
  ): string;
}

interface UntypedOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

export function createClient(options: ClientOptions): Client {
  const report =
    options.onBadRow ?? ((path: string) => console.warn(`${path}: a row that does not fit its schema was left out`));

  function addressOf(row: Row, parts: Pick<UntypedOptions, 'params' | 'query'> = {}): string {
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parts.query ?? {})) if (value !== undefined) query.set(name, value);
    return `${options.baseUrl}${path.startsWith('/') ? path : `/${path}`}${query.size > 0 ? `?${query}` : ''}`;
  }

  async function send(row: Row, token: string | null, call: UntypedOptions): Promise<Response> {
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const request: RequestInit = { method: row.method, headers, credentials: 'include' };
    if (row.body !== undefined) {
      const wire = z.encode(row.body, call.body);
      if (row.encoding === 'multipart') request.body = toFormData(wire as FormFields);
      else {
        headers.set('Content-Type', 'application/json');
        request.body = JSON.stringify(wire);
      }
    }
    const address = addressOf(row, call);
    if (call.onProgress !== undefined && options.fetch === undefined && typeof XMLHttpRequest !== 'undefined')
      return sendWithProgress(address, request, { ...call, onProgress: call.onProgress, stallMs: TIMEOUT_MS });
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    request.signal = call.signal === undefined ? limit : AbortSignal.any([limit, call.signal]);
    return (options.fetch ?? fetch)(address, request);
  }

  async function call(row: Row, given: UntypedOptions = {}): Promise<unknown> {
    const token = options.getToken?.() ?? null;
    let response: Response;
    let body: unknown;
    try {
      response = await send(row, token, given);
      body = await bodyOf(response);
    } catch (cause) {
      throw cause instanceof Problem ? cause : problemWithoutAnswer(cause, given.signal);
    }
    if (response.status === 401 && token !== null && row.isSignIn !== true) options.onUnauthorized?.(token);
    if (!response.ok) throw problemOf(response, body);
    try {
      return await row.reply.read(body, (problem) => report(row.path, problem));
    } catch (cause) {
      throw new Problem('unreadable', { status: response.status, cause });
    }
  }

  return { call, addressOf } as Client;
}

// An answer that is cut or is no JSON reads as undefined: the reply's schema then says that it does not fit.
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function problemWithoutAnswer(cause: unknown, signal: AbortSignal | undefined): Problem {
  if (signal?.aborted === true) return new Problem('aborted', { cause });
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new Problem(isTimeout ? 'timeout' : 'unreachable', { cause });
}
