import * as z from 'zod/mini';
import type { AnyEndpoint, BodyOf, PathOf, PathParams, QueryOf, ReplyWireOf } from './endpoint/endpoint.ts';
import type { Encoding } from './endpoint/encoding.ts';
import { fromFormData } from './endpoint/formData.ts';
import type { FieldMessages } from './endpoint/fieldMessages.ts';
import type { RequestBody } from './endpoint/requestBody.ts';

export type EndpointTable = Readonly<Record<string, AnyEndpoint>>;

/** The argument of a handler. */
export interface Served<Called extends AnyEndpoint, Context> {
  params: PathParams<PathOf<Called>>;
  query: Partial<Record<QueryOf<Called>, string>>;
  body: BodyOf<Called>;
  request: Request;
  /** The caller. */
  context: Context;
}

type ContextOf<Called extends AnyEndpoint, Caller, Visitor> = true extends Called['isPublic'] ? Visitor : Caller;

/**
 * The handlers of a table: one function per endpoint. An answer has every key of the wire that is not marked `whenSent`. `Caller`
 * calls endpoints that need a session, `Visitor` public ones.
 */
export type Handlers<Table extends EndpointTable, Caller = undefined, Visitor = Caller> = {
  readonly [Name in keyof Table]: (
    call: Served<Table[Name], ContextOf<Table[Name], Caller, Visitor>>,
  ) => ReplyWireOf<Table[Name]> | Response | Promise<ReplyWireOf<Table[Name]> | Response>;
};

/** Thrown by a handler to refuse a call. The response has Laravel's form: `{message, errors}`. */
export class Refusal extends Error {
  readonly status: number;
  /** Under our names; the response gets the wire's names. */
  readonly fields: FieldMessages | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, more: { fields?: FieldMessages; headers?: Record<string, string> } = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }

  /** @param requestBody of the called endpoint, which knows the wire's names */
  toResponse(requestBody?: RequestBody): Response {
    const { fields, message, status, headers } = this;
    const errors = fields === undefined || requestBody === undefined ? fields : requestBody.toWireNames(fields);
    return Response.json(errors === undefined ? { message } : { message, errors }, { status, headers });
  }
}

/** Refuses with 422 and the given errors, under our names, in Laravel's form. The message is the first field's first message. */
export function invalid(fields: FieldMessages): Refusal {
  return new Refusal(422, Object.values(fields)[0]?.[0] ?? 'Invalid', { fields });
}

interface Route {
  endpoint: AnyEndpoint;
  pattern: RegExp;
  names: string[];
  handle: (call: Served<AnyEndpoint, unknown>) => unknown;
}

const escape = (literal: string) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function routeOf(endpoint: AnyEndpoint, handle: Route['handle']): Route {
  const names: string[] = [];
  const source = endpoint.path
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return escape(part);
      names.push(name);
      return '([^/]+)';
    })
    .join('');
  return { endpoint, pattern: new RegExp(`^${source}$`), names, handle };
}

export interface ServeOptions<Caller, Visitor> {
  /** The prefix of the table's paths, for example '/api'. @default '' */
  basePath?: string;
  /** Finds the caller of an endpoint that needs a session, before the body is read. Throws a `Refusal` when nobody is signed in. */
  caller: (request: Request) => Caller | Promise<Caller>;
  /** Finds the caller of a public endpoint. May throw a `Refusal`. */
  visitor: (request: Request) => Visitor | Promise<Visitor>;
}

/**
 * Serves a table: finds the endpoint, reads params, query and body with it, calls the handler and writes JSON. Resolves to
 * undefined when no endpoint has the request's method and path. Any error of a handler except a `Refusal` is thrown on.
 */
export function serve<Table extends EndpointTable, Caller, Visitor>(
  table: Table,
  handlers: Partial<Handlers<Table, Caller, Visitor>>,
  options: ServeOptions<Caller, Visitor>,
): (request: Request) => Promise<Response | undefined> {
  const basePath = options.basePath ?? '';
  // A literal path wins over one with a parameter of the same length.
  const routes = Object.entries(table)
    .flatMap(([name, endpoint]) => {
      const handle = handlers[name] as Route['handle'] | undefined;
      return handle === undefined ? [] : [routeOf(endpoint, handle)];
    })
    .toSorted((a, b) => a.names.length - b.names.length);

  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(basePath)) return undefined;
    const path = url.pathname.slice(basePath.length);
    for (const { endpoint, pattern, names, handle } of routes) {
      const match = endpoint.method === request.method ? pattern.exec(path) : null;
      if (match === null) continue;
      try {
        const context = await (endpoint.isPublic === true ? options.visitor(request) : options.caller(request));
        const params = Object.fromEntries(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]));
        const query = Object.fromEntries(url.searchParams);
        const body = await bodyOf(endpoint, request);
        const answer = await handle({ params, query, body, request, context } as Served<AnyEndpoint, unknown>);
        if (answer instanceof Response) return answer;
        return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
      } catch (cause) {
        if (cause instanceof Refusal) return cause.toResponse(endpoint.body);
        throw cause;
      }
    }
    return undefined;
  };
}

const unreadable = () => new Refusal(400, 'The request could not be read.');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw unreadable();
  }
}

// Each endpoint accepts its own encoding alone. A page of another site can send text and forms without permission, but JSON only when the
// server allows it first (CORS).
async function wireOf(encoding: Encoding | undefined, request: Request): Promise<unknown> {
  const [sent = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const expected = encoding?.mediaType ?? 'application/json';
  if (sent.trim().toLowerCase() !== expected) throw new Refusal(415, `The request must be sent as ${expected}.`);
  try {
    return encoding === undefined ? await request.json() : fromFormData(await request.formData());
  } catch {
    throw unreadable();
  }
}

async function bodyOf({ body, encoding }: AnyEndpoint, request: Request): Promise<unknown> {
  if (body === undefined) return undefined;
  const read = z.safeDecode(body.schema, (await wireOf(encoding, request)) as never);
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => [issue.path.join('.') || 'body', [issue.message]] as const);
  throw invalid(body.toOurNames(Object.fromEntries(errors)));
}
