import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { model } from '../schema/model.ts';
import { flag, orNull, reader, sentId } from '../schema/readers.ts';
import { credentials, signedIn, twoFactorMethods, user } from './session.ts';

export const twoFactorVerification = model(
  { isVerified: ['verified', orNull(flag)], token: ['token', orNull(z.string())], user: ['user', orNull(user)] },
  ({ isVerified, token, user }) =>
    isVerified !== false && token && user ? { isVerified: true as const, token, user } : { isVerified: false as const },
);

const withoutSession = reader<{ message?: string } | null, null>(() => null);

/** The answer to sign-up: a session when the server signs the user in at once, else null. */
const registration = z.union([signedIn, withoutSession]);

/** The password once more. */
const confirmation = { passwordConfirmation: ['password_confirmation', z.string()] } as const;

/** The other ways to a session, besides a password alone: sign-up, a second factor, a new password. */
export const accountEndpoints = endpointGroup('account', {
  register: endpoint({
    method: 'POST',
    path: '/register',
    body: requestBody({ name: ['name', z.string()], ...credentials, ...confirmation }),
    isPublic: true,
    reply: one(registration),
  }),
  verifyTwoFactor: endpoint({
    method: 'POST',
    path: '/two-factor/verify',
    body: requestBody({
      method: ['method', z.enum(twoFactorMethods)],
      code: ['code', z.string()],
      userId: ['user_id', sentId],
      loginToken: ['login_token', z.string()],
    }),
    isPublic: true,
    reply: one(twoFactorVerification),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot-password',
    body: requestBody({ email: ['email', z.string()] }),
    isPublic: true,
    reply: acknowledged,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password',
    body: requestBody({ token: ['token', z.string()], ...credentials, ...confirmation }),
    isPublic: true,
    reply: acknowledged,
  }),
});
