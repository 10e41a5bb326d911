import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { type ModelOfBody, requestBody } from '../endpoint/requestBody.ts';
import { model } from '../schema/model.ts';
import { many, maybe, sentId } from '../schema/readers.ts';
import { twoFactorMethods, user } from './session.ts';
import { multipart } from '../client/multipart.ts';

const profileBody = requestBody({
  userId: ['user_id', sentId],
  name: ['name', z.string()],
  email: ['email', z.string()],
  phone: ['phone', z.string()],
  /** Without it the photo stays as it is. */
  profilePhoto: ['profile_photo', z.optional(z.instanceof(Blob))],
});
export type ProfileChange = ModelOfBody<typeof profileBody>;

const passwordBody = requestBody({
  userId: ['user_id', sentId],
  newPassword: ['newpassword', z.string()],
  confirmPassword: ['confirmpassword', z.string()],
  /** Missing for users who signed in through a provider. */
  oldPassword: ['oldpassword', z.optional(z.string())],
});
export type PasswordChange = ModelOfBody<typeof passwordBody>;

/** The choices of the account screen: a second factor, or 'none'. */
export const twoFactorChoices = ['none', ...twoFactorMethods] as const;
export type TwoFactorChoice = (typeof twoFactorChoices)[number];

/** The setup of an authenticator app. */
export const twoFactorSetup = model({
  /** An otpauth address, a data:image address or SVG text. */
  qr: ['qr', z.string().check(z.minLength(1))],
  recoveryCodes: ['recovery_codes', many(z.string())],
  user: ['user', maybe(user)],
});
export type TwoFactorSetupWire = z.input<typeof twoFactorSetup>;
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;

export const profileEndpoints = endpointGroup('profile', {
  update: endpoint({
    method: 'POST',
    path: '/profile/update',
    encoding: multipart,
    body: profileBody,
    reply: one(user, 'user'),
  }),
  updatePassword: endpoint({ method: 'POST', path: '/user/update-password', body: passwordBody, reply: acknowledged }),
  updateTwoFactor: endpoint({
    method: 'POST',
    path: '/2fa/update',
    body: requestBody({ method: ['method', z.enum(twoFactorChoices)] }),
    reply: acknowledged,
  }),
  generateTotp: endpoint({ method: 'POST', path: '/2fa/generate-totp', reply: one(twoFactorSetup) }),
  verifyRecovery: endpoint({
    method: 'POST',
    path: '/2fa/verify-recovery',
    body: requestBody({ code: ['code', z.string()] }),
    reply: one(twoFactorSetup),
  }),
});
