import type { Encoding } from './encoding.ts';
import type { Reply } from './reply.ts';
import type { ModelOfBody, RequestBody } from './requestBody.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** The values for the `{name}` parts of a path. Ids are text on our side. */
export type PathParams<Path extends string> = { readonly [Name in PathNames<Path>]: string };

/** One line of the call tables (`spec 1.7` and `spec 2.7`). */
export interface Endpoint<
  Path extends string = string,
  Query extends string = string,
  Body extends RequestBody | undefined = RequestBody | undefined,
  Wire = unknown,
  Model = unknown,
  Public extends boolean = boolean,
> {
  readonly method: 'GET' | 'POST';
  /** The path below the API's base address, for example `/products/{id}`. */
  readonly path: Path;
  /** The names of the endpoint's query parameters. */
  readonly query?: readonly Query[];
  /** The request's fields: our names and the wire's, in the body and in the errors of a refusal. */
  readonly body?: Body;
  /** How the body is written and sent. @default JSON by fetch */
  readonly encoding?: Encoding;
  /**
   * Anyone may call it. Every other endpoint needs a session. A 401 of a public endpoint is an error of its form and ends no session.
   * @default false
   */
  readonly isPublic?: Public;
  readonly reply: Reply<Wire, Model>;
}

/** An endpoint with any path, body and reply. */
export type AnyEndpoint = Endpoint;

/** Declares an endpoint. TypeScript infers the generics from the literal, so that each call has typed `params`, `query`, body and reply. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/${string}`,
  Wire,
  Model,
  const Query extends string = never,
  Body extends RequestBody | undefined = undefined,
  const Public extends boolean = false,
>(definition: Endpoint<Path, Query, Body, Wire, Model, Public>): Endpoint<Path, Query, Body, Wire, Model, Public> {
  return definition;
}

/** Endpoints with their names: `list` in the group 'orders' is 'orders.list'. */
export type EndpointGroup<Group extends string, Members> = {
  readonly [Key in keyof Members]: Members[Key] & { readonly name: `${Group}.${Key & string}` };
};

/** Names the endpoints of a resource. Every endpoint has its own name, while several may share a method and a path. */
/* @__NO_SIDE_EFFECTS__ */
// `object`, because an endpoint type here would decide the generics of the endpoints declared in the call.
export function endpointGroup<const Group extends string, Members extends object>(group: Group, members: Members): EndpointGroup<Group, Members> {
  const named = Object.entries(members).map(([key, member]: [string, AnyEndpoint]) => [key, { ...member, name: `${group}.${key}` }]);
  return Object.fromEntries(named) as EndpointGroup<Group, Members>;
}

export type PathOf<Called extends AnyEndpoint> = Called['path'];
export type QueryOf<Called extends AnyEndpoint> = NonNullable<Called['query']>[number];
type BodyDefinitionOf<Called extends AnyEndpoint> = NonNullable<Called['body']>;
export type BodyOf<Called extends AnyEndpoint> = [BodyDefinitionOf<Called>] extends [never] ? undefined : ModelOfBody<BodyDefinitionOf<Called>>;
export type ReplyWireOf<Called extends AnyEndpoint> = Called['reply'] extends Reply<infer Wire, unknown> ? Wire : never;
export type ReplyOf<Called extends AnyEndpoint> = Called['reply'] extends Reply<unknown, infer Model> ? Model : never;
