import type { Encoding } from './encoding.ts';
import type { Reply } from './reply.ts';
import type { RequestBody } from './requestBody.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** The values that fill the `{name}` parts of a path; ids are text on our side. */
export type PathParams<Path extends string> = { readonly [Name in PathNames<Path>]: string };

/** One line of the documents' call tables. */
export interface Endpoint<
  Path extends string = string,
  Query extends string = string,
  Body extends RequestBody | undefined = RequestBody | undefined,
  Wire = unknown,
  Model = unknown,
> {
  readonly method: 'GET' | 'POST';
  /** Below the API's base address, for example `/products/{id}`. */
  readonly path: Path;
  /** Names of the query parameters that the endpoint takes. */
  readonly query?: readonly Query[];
  /** What a request carries: our names, the wire's, and what to do with the errors of a refusal. */
  readonly body?: Body;
  /** How the body is written and sent. @default JSON by fetch */
  readonly encoding?: Encoding;
  /** A 401 is the form's own error and never ends a session. */
  readonly isSignIn?: boolean;
  readonly reply: Reply<Wire, Model>;
}

/** Any endpoint at all. */
export type AnyEndpoint = Endpoint<string, string, RequestBody | undefined>;

/**
 * Declares an endpoint. The generics are read off the literal, so `params`, `query`, body and reply are typed at each call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/${string}`,
  Wire,
  Model,
  const Query extends string = never,
  Body extends RequestBody | undefined = undefined,
>(definition: Endpoint<Path, Query, Body, Wire, Model>): Endpoint<Path, Query, Body, Wire, Model> {
  return definition;
}

export type PathOf<Called> = Called extends Endpoint<infer Path, infer _Q, infer _B, infer _W, infer _M> ? Path : never;
export type QueryOf<Called> = Called extends Endpoint<infer _P, infer Query, infer _B, infer _W, infer _M> ? Query : never;
export type BodyOf<Called> =
  Called extends Endpoint<infer _P, infer _Q, infer Body, infer _W, infer _M>
    ? Body extends RequestBody<infer Model>
      ? Model
      : undefined
    : never;
export type ReplyWireOf<Called> = Called extends Endpoint<infer _P, infer _Q, infer _B, infer Wire, infer _M> ? Wire : never;
export type ReplyOf<Called> = Called extends Endpoint<infer _P, infer _Q, infer _B, infer _W, infer Model> ? Model : never;
