import type { Encoding } from './encoding.ts';
import type { Reply } from './reply.ts';
import type { ModelOfBody, RequestBody } from './requestBody.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** The values that fill the `{name}` parts of a path; ids are text on our side. */
export type PathParams<Path extends string> = { readonly [Name in PathNames<Path>]: string };

/** One line of the call tables of `spec 1.7` and `spec 2.7`. */
export interface Endpoint<
  Path extends string = string,
  Query extends string = string,
  Body extends RequestBody | undefined = RequestBody | undefined,
  Wire = unknown,
  Model = unknown,
  Public extends boolean = boolean,
> {
  readonly method: 'GET' | 'POST';
  /** Below the API's base address, for example `/products/{id}`. */
  readonly path: Path;
  /** Names of the query parameters that the endpoint takes. */
  readonly query?: readonly Query[];
  /** The request's fields: our names, the wire's, and what to do with the errors of a refusal. */
  readonly body?: Body;
  /** How the body is written and sent. @default JSON by fetch */
  readonly encoding?: Encoding;
  /** Anyone may call it. Every other endpoint needs a session; a 401 of a public one is the form's own error and ends no session. @default false */
  readonly isPublic?: Public;
  readonly reply: Reply<Wire, Model>;
}

/** An endpoint of any path, body and reply. */
export type AnyEndpoint = Endpoint;

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
  const Public extends boolean = false,
>(definition: Endpoint<Path, Query, Body, Wire, Model, Public>): Endpoint<Path, Query, Body, Wire, Model, Public> {
  return definition;
}

/** Endpoints with their names: `list` of the group 'orders' is 'orders.list'. */
export type EndpointGroup<Group extends string, Members> = {
  readonly [Key in keyof Members]: Members[Key] & { readonly name: `${Group}.${Key & string}` };
};

/** Names the endpoints of a resource. A name is an endpoint's own, while several endpoints may share a method and a path. */
/* @__NO_SIDE_EFFECTS__ */
// `object`, because the type of endpoints would decide the generics of those that are declared in the call.
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
