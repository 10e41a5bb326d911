import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { optionalMedia } from '../schema/media.ts';
import { model, underWireNames } from '../schema/model.ts';
import { flag, id, isTrue, optionalText, reader, text } from '../schema/readers.ts';

const userFields = {
  id: ['id', id],
  name: ['name', optionalText],
  firstName: ['first_name', optionalText],
  lastName: ['last_name', optionalText],
  email: ['email', text],
  phone: ['phone', optionalText],
  profilePhoto: ['profile_photo', optionalMedia],
  /** The letter case is the server's, because it is part of the channel's name. */
  type: ['type', text],
  /** The social provider of the account; null for an account with a password. */
  provider: ['provider', optionalText],
  twoFactorMethod: ['two_factor_method', optionalText],
  /** False while no authenticator is set up. */
  hasTwoFactorSecret: ['two_factor_secret', flag],
} as const;

/** The signed-in user (`spec 1.3`). */
export const user = model(userFields);
export type UserWire = z.input<typeof user>;
export type User = z.output<typeof user>;

/** A user under the wire's names, for `auth_user`: `user` reads it back. */
export const userToWire = (model: User): UserWire => underWireNames(userFields, model);

export const twoFactorMethods = ['totp', 'email'] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

const isMethod = (value: unknown): value is TwoFactorMethod => twoFactorMethods.some((method) => method === value);

/** The known methods in a list of methods, or in a single one. */
const methods = reader<readonly string[] | string, TwoFactorMethod[]>((value) => {
  if (typeof value === 'string') return [value].filter(isMethod);
  return Array.isArray(value) ? value.filter(isMethod) : undefined;
});

/** A session: token and user. */
export const signedIn = model({ token: ['token', z.string().check(z.minLength(1))], user: ['user', user] }, (read) => ({
  outcome: 'signed-in' as const,
  ...read,
}));

const challenged = model({
  outcome: ['two_factor_required', reader<true, 'two-factor'>((value) => (isTrue(value) ? 'two-factor' : undefined))],
  userId: ['user_id', id],
  methods: ['method', methods],
  loginToken: ['login_token', z.string()],
});

/** The answer to any sign-in: a session, or a two-factor challenge. */
export const signIn = z.union([challenged, signedIn]);
export type SignIn = z.output<typeof signIn>;
export type SignedInWire = z.input<typeof signedIn>;
export type TwoFactorChallenge = z.output<typeof challenged>;
export type TwoFactorChallengeWire = z.input<typeof challenged>;

export const credentials = { email: ['email', z.string()], password: ['password', z.string()] } as const;

/** Signing in with a password, and signing out. */
export const sessionEndpoints = endpointGroup('session', {
  login: endpoint({ method: 'POST', path: '/login', body: requestBody(credentials), isPublic: true, reply: one(signIn) }),
  logout: endpoint({ method: 'POST', path: '/logout', reply: acknowledged }),
});
