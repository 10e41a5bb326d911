import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, one } from './reply.ts';
import { flag, id, optionalText, sentId, text } from './scalars.ts';

/** The signed-in user (document 1, section 3). Unknown keys are stripped. */
export const user = z.pipe(
  z.object({
    id,
    name: optionalText,
    first_name: optionalText,
    last_name: optionalText,
    email: text,
    phone: optionalText,
    profile_photo: optionalText,
    type: text,
    provider: optionalText,
    two_factor_method: optionalText,
    two_factor_secret: flag,
  }),
  z.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    phone: wire.phone,
    profilePhoto: wire.profile_photo,
    /** In the letter case in which the server sent it: it names the user's channel. */
    type: wire.type,
    /** The social provider of the account; null for one with a password. */
    provider: wire.provider,
    twoFactorMethod: wire.two_factor_method,
    /** False while no authenticator is set up. */
    hasTwoFactorSecret: wire.two_factor_secret,
  })),
);
export type UserWire = z.input<typeof user>;
export type User = z.output<typeof user>;

/** The user as it is kept in `auth_user`: the wire's fields, so that `user` reads it back. */
export function userToWire(model: User): UserWire {
  return {
    id: model.id,
    name: model.name,
    first_name: model.firstName,
    last_name: model.lastName,
    email: model.email,
    phone: model.phone,
    profile_photo: model.profilePhoto,
    type: model.type,
    provider: model.provider,
    two_factor_method: model.twoFactorMethod,
    two_factor_secret: model.hasTwoFactorSecret,
  };
}

export const twoFactorMethods = ['totp', 'email'] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

const isMethod = (value: string): value is TwoFactorMethod => (twoFactorMethods as readonly string[]).includes(value);

const methods = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value): TwoFactorMethod[] => (Array.isArray(value) ? value : [value]).filter(isMethod)),
);

const signedIn = z.pipe(
  z.object({ token: z.string().check(z.minLength(1)), user }),
  z.transform((wire) => ({ outcome: 'signed-in' as const, token: wire.token, user: wire.user })),
);

const challenged = z.pipe(
  z.object({ two_factor_required: z.literal([true, 1, '1', 'true']), user_id: id, method: methods, login_token: z.string() }),
  z.transform((wire) => ({
    outcome: 'two-factor' as const,
    userId: wire.user_id,
    methods: wire.method,
    loginToken: wire.login_token,
  })),
);

/** The answer to any sign-in: a session, or a two-factor challenge. */
export const signIn = z.union([challenged, signedIn]);
export type SignIn = z.output<typeof signIn>;
export type TwoFactorChallenge = z.output<typeof challenged>;

export const twoFactorVerification = z.pipe(
  z.object({ verified: z.optional(z.boolean()), token: z.optional(z.nullable(z.string())), user: z.optional(z.nullable(user)) }),
  z.transform((wire) =>
    wire.verified !== false && wire.token && wire.user
      ? { isVerified: true as const, token: wire.token, user: wire.user }
      : { isVerified: false as const },
  ),
);

/** An answer to sign-up: a session when the server signs the user in at once, else null. */
const registration = z.union([signedIn, z.pipe(z.unknown(), z.transform(() => null))]);

export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    body: z.object({ email: z.string(), password: z.string() }),
    isSignIn: true,
    reply: one(signIn),
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    body: z.object({ name: z.string(), email: z.string(), password: z.string(), password_confirmation: z.string() }),
    isSignIn: true,
    reply: one(registration),
  }),
  verifyTwoFactor: endpoint({
    method: 'POST',
    path: '/two-factor/verify',
    body: z.codec(
      z.object({ method: z.enum(twoFactorMethods), code: z.string(), user_id: sentId, login_token: z.string() }),
      z.object({ method: z.enum(twoFactorMethods), code: z.string(), userId: z.string(), loginToken: z.string() }),
      {
        decode: ({ user_id, login_token, ...same }) => ({ ...same, userId: user_id, loginToken: login_token }),
        encode: ({ userId, loginToken, ...same }) => ({ ...same, user_id: userId, login_token: loginToken }),
      },
    ),
    isSignIn: true,
    reply: one(twoFactorVerification),
  }),
  logout: endpoint({ method: 'POST', path: '/logout', reply: acknowledged }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot-password',
    body: z.object({ email: z.string() }),
    isSignIn: true,
    reply: acknowledged,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password',
    body: z.object({ email: z.string(), token: z.string(), password: z.string(), password_confirmation: z.string() }),
    isSignIn: true,
    reply: acknowledged,
  }),
};
