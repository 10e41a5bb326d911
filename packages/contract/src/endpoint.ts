import type * as z from 'zod/mini';
import type { Reply } from './reply.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** The values that fill the `{name}` parts of a path; ids are text on our side. */
export type PathParams<Path extends string> = { readonly [Name in PathNames<Path>]: string };

// A schema that writes: its output is what the caller holds, its input what the wire carries.
type BodySchema = z.ZodMiniType;

/** One row of the documents' call tables. */
export interface Endpoint<
  Path extends string = string,
  Query extends string = string,
  Body extends BodySchema | undefined = BodySchema | undefined,
  Wire = unknown,
  Model = unknown,
> {
  readonly method: 'GET' | 'POST';
  /** Below the API's base address, for example `/products/{id}`. */
  readonly path: Path;
  /** Names of the query parameters that the row takes. */
  readonly query?: readonly Query[];
  /** A codec: encoded when it is sent, decoded by the server. Its decoded side is the model. */
  readonly body?: Body;
  /** How the body travels. @default 'json' */
  readonly encoding?: 'json' | 'multipart';
  /** The row's 401 is the form's own error and never ends a session (decisions.md, Access). */
  readonly isSignIn?: boolean;
  readonly reply: Reply<Wire, Model>;
}

/** Any row at all. */
export type Row = Endpoint<string, string, BodySchema | undefined>;

/**
 * Declares a row. The generics are read off the literal, so `params`, `query`, body and reply are typed at each call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/${string}`,
  Wire,
  Model,
  const Query extends string = never,
  Body extends BodySchema | undefined = undefined,
>(row: Endpoint<Path, Query, Body, Wire, Model>): Endpoint<Path, Query, Body, Wire, Model> {
  return row;
}

export type PathOf<Row> = Row extends Endpoint<infer Path, infer _Q, infer _B, infer _W, infer _M> ? Path : never;
export type QueryOf<Row> = Row extends Endpoint<infer _P, infer Query, infer _B, infer _W, infer _M> ? Query : never;
export type BodyOf<Row> =
  Row extends Endpoint<infer _P, infer _Q, infer Body, infer _W, infer _M>
    ? Body extends BodySchema
      ? z.output<Body>
      : undefined
    : never;
export type ReplyWireOf<Row> = Row extends Endpoint<infer _P, infer _Q, infer _B, infer Wire, infer _M> ? Wire : never;
export type ReplyOf<Row> = Row extends Endpoint<infer _P, infer _Q, infer _B, infer _W, infer Model> ? Model : never;
