import * as z from 'zod/mini';
import { deadline } from './deadline.ts';
import { joinedWaits, patiently, type Wait } from './patience.ts';
import type { AnyEndpoint, BodyOf, PathOf, PathParams, QueryOf, ReplyOf } from '../endpoint/endpoint.ts';
import type { ListPart, PageAddress } from '../endpoint/pages.ts';
import { Problem, problemOf } from '../endpoint/problem.ts';
import type { Unread } from '../endpoint/unread.ts';
import { isRecord } from '../endpoint/wrapping.ts';

/** The time limit of a request. For an upload it is the limit between two steps of its progress. */
export const TIMEOUT_MS = 30_000;

export interface ClientOptions {
  /** The API's base address, absolute or a path of this origin, without a trailing slash. */
  baseUrl: string;
  /** Read once per call, so that a late 401 does not end a later session. */
  getToken?: () => string | null;
  /** Called when a call that carried `token` is answered 401, unless its endpoint is public. */
  onUnauthorized?: (token: string) => void;
  /** Sends every request, uploads included, which then report no progress. @default the global fetch */
  fetch?: typeof fetch;
  /** Called for everything in an answer that could not be read: an item, or a part of one. @default a console warning with ids and keys */
  onUnread?: (path: string, unread: Unread) => void;
}

/** The values in an endpoint's address: `params` for its path, `query` for its query string. */
export type AddressOptions<Called extends AnyEndpoint> = ([keyof PathParams<PathOf<Called>>] extends [never]
  ? unknown
  : { params: PathParams<PathOf<Called>> }) &
  ([QueryOf<Called>] extends [never] ? unknown : { query?: Partial<Record<QueryOf<Called>, string>> });

/** How a call that only reads tells of what it does. */
export interface ReadingOptions<Model> {
  /**
   * Called with what has been read of a list in pages: soon after the first page, then at most twice a second, and at the end. Also at
   * the end of a list that has fewer items than the server counts. Never for a list that is whole.
   */
  onPart?: Model extends readonly (infer Item)[] ? (part: ListPart<Item>) => void : never;
  /** Called for everything that could not be read, besides the client's own `onUnread`. */
  onUnread?: (unread: Unread) => void;
  /**
   * Lets the call wait where the server is busy: a 429, and a 503 with Retry-After. Called with the wait, and with null when it is
   * over. @default a busy server is a failure
   */
  onWait?: (wait: Wait | null) => void;
  /** Keeps the answers of a list in pages, by page, until all have come: another call with the same map requests only the others. */
  keptPages?: Map<string, unknown>;
}

export type CallOptions<Called extends AnyEndpoint> = {
  signal?: AbortSignal;
  /** Receives the share of the upload that has been sent, 0 to 1. Only for endpoints with an encoding. */
  onProgress?: (share: number) => void;
} & ReadingOptions<ReplyOf<Called>> &
  AddressOptions<Called> &
  (BodyOf<Called> extends undefined ? unknown : { body: BodyOf<Called> });

type OptionalWhenEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Calls an endpoint and reads its reply. Throws a `Problem` for every kind of failure. */
  call<Called extends AnyEndpoint>(endpoint: Called, ...options: OptionalWhenEmpty<CallOptions<Called>>): Promise<ReplyOf<Called>>;
  /** The address of an endpoint that the browser itself visits (social redirects). */
  addressOf<Called extends AnyEndpoint>(endpoint: Called, ...options: OptionalWhenEmpty<AddressOptions<Called>>): string;
}

interface UntypedOptions extends Omit<ReadingOptions<never>, 'onPart'> {
  onPart?: (part: ListPart<unknown>) => void;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/**
 * Creates the client, through which every call of the API goes. It adds the token, applies the time limits, reads replies and
 * turns failures into Problems.
 */
export function createClient(options: ClientOptions): Client {
  const reportUnread =
    options.onUnread ??
    ((path: string, { id, place, keys, isRepeat }: Unread) =>
      console.warn(`${path}: ${id ?? (place === undefined ? 'the answer' : `item ${place}`)} ${isRepeat ? 'repeats an id' : `could not be read (${keys.join(', ')})`}`));

  function addressOf(endpoint: AnyEndpoint, { params, query }: Pick<UntypedOptions, 'params' | 'query'> = {}): string {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
    return `${options.baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  function requestOf(endpoint: AnyEndpoint, token: string | null, body: unknown): RequestInit {
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const request: RequestInit = { method: endpoint.method, headers, credentials: 'include' };
    if (endpoint.body === undefined) return request;
    const wire = z.encode(endpoint.body.schema, body);
    if (endpoint.encoding !== undefined) return { ...request, body: endpoint.encoding.encode(wire) };
    headers.set('Content-Type', 'application/json');
    return { ...request, body: JSON.stringify(wire) };
  }

  /** Sends a request and reads the response's text. Throws when it is late or does not come. */
  async function exchange(endpoint: AnyEndpoint, request: RequestInit, given: UntypedOptions) {
    const address = addressOf(endpoint, given);
    const { signal, onProgress } = given;
    if (endpoint.encoding !== undefined && options.fetch === undefined && typeof XMLHttpRequest !== 'undefined') {
      const response = await endpoint.encoding.send(address, request, { signal, onProgress, stallMs: TIMEOUT_MS });
      return { response, text: await response.text() };
    }
    const limit = deadline(TIMEOUT_MS, signal);
    try {
      const response = await (options.fetch ?? fetch)(address, { ...request, signal: limit.signal });
      const text = await response.text().catch((cause: unknown) => {
        // The status has arrived and counts. A body that breaks off is treated as unreadable.
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

  /** Sends a request and parses its answer. Throws a Problem for every failure. */
  async function answerOf(endpoint: AnyEndpoint, given: UntypedOptions, token: string | null): Promise<{ answer: unknown; status: number }> {
    const request = requestOf(endpoint, token, given.body);
    const { response, text } = await exchange(endpoint, request, given).catch((cause: unknown) => {
      throw problemWithoutResponse(cause);
    });
    if (response.status === 401 && token !== null && endpoint.isPublic !== true) options.onUnauthorized?.(token);
    if (!response.ok) throw problemOf(response, await parsed(text).catch(() => undefined), endpoint.body);
    const { status } = response;
    const answer = await parsed(text, endpoint.reply.parse).catch((cause: unknown) => {
      throw new Problem('unreadable', { status, cause });
    });
    if (isRecord(answer) && answer.success === false) throw problemOf(response, answer, endpoint.body);
    return { answer, status };
  }

  /** The query of another page on the path of the call. Of the server's own address only the query is used, never the address. */
  function pageQuery(endpoint: AnyEndpoint, given: UntypedOptions, address: PageAddress): Record<string, string> {
    if ('page' in address) return { page: String(address.page) };
    const own = new URL(addressOf(endpoint, given), globalThis.location?.href);
    const link = new URL(address.link, own);
    // Behind a proxy Laravel may write http for https.
    if (link.host !== own.host) throw new Problem('unreadable', { cause: new Error('The next page of the list is at another origin') });
    return Object.fromEntries(link.searchParams);
  }

  async function call(endpoint: AnyEndpoint, given: UntypedOptions = {}): Promise<unknown> {
    const token = options.getToken?.() ?? null;
    // A browser would request `/` for `/products/..`, so a request with such an id is not sent.
    if (Object.values(given.params ?? {}).some((value) => /^\.{0,2}$/.test(value))) throw new Problem('refused', { status: 404 });
    const { onPart, keptPages, onWait, signal } = given;
    const waitOfRequest = onWait && joinedWaits(onWait);
    const send = async (query: UntypedOptions['query']) => {
      const page = new URLSearchParams(query as Record<string, string>).toString();
      if (keptPages?.has(page)) return { answer: keptPages.get(page), status: 200 };
      const sent = await patiently(() => answerOf(endpoint, { ...given, query }, token), waitOfRequest?.(), signal);
      keptPages?.set(page, sent.answer);
      return sent;
    };
    const { answer, status } = await send(given.query);
    const report = (unread: Unread) => {
      reportUnread(endpoint.path, unread);
      given.onUnread?.(unread);
    };
    const request = async (address: PageAddress) => (await send({ ...given.query, ...pageQuery(endpoint, given, address) })).answer;
    try {
      const model = await endpoint.reply.read(answer, report, { request, onPart });
      keptPages?.clear();
      return model;
    } catch (cause) {
      const problem = cause instanceof Problem ? cause : new Problem('unreadable', { status, cause });
      // Pages that cannot be read are requested again.
      if (problem.kind === 'unreadable') keptPages?.clear();
      throw problem;
    }
  }

  return { call, addressOf } as Client;
}

// A response may have no body (204). A body that is cut off or is HTML throws.
async function parsed(text: string | null, parse: (text: string) => unknown = JSON.parse): Promise<unknown> {
  if (text === null) throw new SyntaxError('The response broke off');
  return text === '' ? undefined : parse(text);
}

function problemWithoutResponse(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') return new Problem('timeout', { cause });
  return new Problem(name === 'AbortError' ? 'aborted' : 'unreachable', { cause });
}
