import { eq, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { Refusal } from '@valise/contract/serve';
import { userOfToken } from '../database/sessions.ts';
import { STAFF_TYPE, type UserRow } from '../database/schema.ts';
import type { AppContext } from '../appContext.ts';
import { isLoopback } from './loopback.ts';

/** A caller, signed in or not. */
export interface Visitor {
  app: AppContext;
  /** The origin under which this server was called. */
  origin: string;
  /** Origins whose pages may be linked to or returned to: this server's, the allowed ones, and others on this machine. */
  isKnownOrigin: (origin: string) => boolean;
  /** The origin of the calling page, if it is known; else this server's. */
  portalOrigin: string;
  address: string;
  token: string | null;
}

/** A signed-in caller. */
export interface Caller extends Visitor {
  token: string;
  user: UserRow;
}

/** The condition of a query: staff see all records, others only their own. */
export const ownedBy = (user: UserRow, owner: AnySQLiteColumn<{ data: number }>): SQL | undefined =>
  user.type === STAFF_TYPE ? undefined : eq(owner, user.id);

export function visitorOf(app: AppContext, request: Request, from: { address: string; origins: readonly string[] }): Visitor {
  const { origin } = new URL(request.url);
  const isKnownOrigin = (other: string) => other === origin || from.origins.includes(other) || isLoopback(other);
  const page = request.headers.get('Origin');
  return {
    app,
    origin,
    isKnownOrigin,
    portalOrigin: page !== null && isKnownOrigin(page) ? page : origin,
    address: from.address,
    token: /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null,
  };
}

export async function callerOf(visitor: Visitor): Promise<Caller> {
  const { token, app } = visitor;
  const user = token === null ? null : await userOfToken(app, token);
  if (token === null || user === null) throw new Refusal(401, 'Unauthenticated.');
  return { ...visitor, token, user };
}
