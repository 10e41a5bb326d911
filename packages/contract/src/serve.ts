import * as z from 'zod/mini';
import type { BodyOf, PathOf, PathParams, QueryOf, ReplyWireOf, Row } from './endpoint.ts';
import { fromFormData } from './form.ts';
import type { FieldMessages } from './problem.ts';

export type EndpointTable = Readonly<Record<string, Row>>;

/** What a handler is told of a call. */
export interface Served<Called extends Row, Context> {
  params: PathParams<PathOf<Called>>;
  query: Partial<Record<QueryOf<Called>, string>>;
  body: BodyOf<Called>;
  request: Request;
  context: Context;
}

/** A server for a table: one function per row, answering with what the wire may carry. */
export type Handlers<Table extends EndpointTable, Context = undefined> = {
  readonly [Name in keyof Table]: (
    call: Served<Table[Name], Context>,
  ) => ReplyWireOf<Table[Name]> | Response | Promise<ReplyWireOf<Table[Name]> | Response>;
};

/** Thrown by a handler to refuse a call, in Laravel's form: `{message, errors}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, more: { fields?: FieldMessages; headers?: Record<string, string> } = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }

  toResponse(): Response {
    const body = this.fields === undefined ? { message: this.message } : { message: this.message, errors: this.fields };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

/** Refuses with 422 and Laravel's errors bag; the message is the first field's first. */
export function invalid(fields: FieldMessages): Refusal {
  return new Refusal(422, Object.values(fields)[0]?.[0] ?? 'Invalid', { fields });
}

interface Route {
  row: Row;
  pattern: RegExp;
  names: string[];
  handle: (call: Served<Row, unknown>) => unknown;
}

const escape = (literal: string) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function routeOf(row: Row, handle: Route['handle']): Route {
  const names: string[] = [];
  const source = row.path
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return escape(part);
      names.push(name);
      return '([^/]+)';
    })
    .join('');
  return { row, pattern: new RegExp(`^${source}$`), names, handle };
}

export interface ServeOptions<Context> {
  /** The path under which the table stands. @default '' */
  basePath?: string;
  /** Made once per call, before its body is read: who is calling, what they may do. May throw a `Refusal`. */
  context: (request: Request, row: Row) => Context | Promise<Context>;
}

/**
 * Answers a table: finds the row, reads params, query and body through it, calls the handler, writes JSON.
 * Resolves to undefined when no row has the request's method and path. What a handler throws other than a
 * `Refusal` is passed on.
 */
export function serve<Table extends EndpointTable, Context>(
  table: Table,
  handlers: Partial<Handlers<Table, Context>>,
  options: ServeOptions<Context>,
): (request: Request) => Promise<Response | undefined> {
  const basePath = options.basePath ?? '';
  // A literal path wins over one with a parameter of the same length.
  const routes = Object.entries(table)
    .flatMap(([name, row]) => {
      const handle = handlers[name] as Route['handle'] | undefined;
      return handle === undefined ? [] : [routeOf(row, handle)];
    })
    .toSorted((a, b) => a.names.length - b.names.length);

  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(basePath)) return undefined;
    const path = url.pathname.slice(basePath.length);
    for (const { row, pattern, names, handle } of routes) {
      const match = row.method === request.method ? pattern.exec(path) : null;
      if (match === null) continue;
      try {
        const context = await options.context(request, row);
        const params = Object.fromEntries(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]));
        const query = Object.fromEntries(url.searchParams);
        const body = await bodyOf(row, request);
        const answer = await handle({ params, query, body, request, context } as Served<Row, unknown>);
        if (answer instanceof Response) return answer;
        return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
      } catch (cause) {
        if (cause instanceof Refusal) return cause.toResponse();
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

// Laravel reads a form where JSON is usual, and so does this: sockets' libraries authorise with a form.
async function wireOf(request: Request): Promise<unknown> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(request.headers.get('Content-Type') ?? '');
  try {
    return isForm ? fromFormData(await request.formData()) : await request.json();
  } catch {
    throw unreadable();
  }
}

async function bodyOf(row: Row, request: Request): Promise<unknown> {
  if (row.body === undefined) return undefined;
  const read = z.safeDecode(row.body, (await wireOf(request)) as never);
  if (read.success) return read.data;
  throw invalid(Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'body', [issue.message]])));
}
