import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledged, one } from './reply.ts';
import { many, maybe, sentId } from './scalars.ts';
import { twoFactorMethods, user } from './session.ts';

const profileBody = z.codec(
  z.object({
    user_id: sentId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    profile_photo: z.optional(z.instanceof(Blob)),
  }),
  z.object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Absent, the photo stays as it is. */
    profilePhoto: z.optional(z.instanceof(Blob)),
  }),
  {
    decode: ({ user_id, profile_photo, ...same }) => ({ ...same, userId: user_id, profilePhoto: profile_photo }),
    encode: ({ userId, profilePhoto, ...same }) => ({ ...same, user_id: userId, profile_photo: profilePhoto }),
  },
);
export type ProfileChange = z.output<typeof profileBody>;

const passwordBody = z.codec(
  z.object({
    user_id: sentId,
    newpassword: z.string(),
    confirmpassword: z.string(),
    oldpassword: z.optional(z.string()),
  }),
  z.object({
    userId: z.string(),
    newPassword: z.string(),
    confirmPassword: z.string(),
    /** Absent for those who signed in through a provider. */
    oldPassword: z.optional(z.string()),
  }),
  {
    decode: (wire) => ({
      userId: wire.user_id,
      newPassword: wire.newpassword,
      confirmPassword: wire.confirmpassword,
      oldPassword: wire.oldpassword,
    }),
    encode: (model) => ({
      user_id: model.userId,
      newpassword: model.newPassword,
      confirmpassword: model.confirmPassword,
      oldpassword: model.oldPassword,
    }),
  },
);
export type PasswordChange = z.output<typeof passwordBody>;

/** What the account screen may save: a method of signing in twice, or none. */
export const twoFactorChoices = ['none', ...twoFactorMethods] as const;
export type TwoFactorChoice = (typeof twoFactorChoices)[number];

/** What an authenticator app needs. `qr` is an otpauth address, a data:image address or SVG text (decisions.md). */
export const twoFactorSetup = z.pipe(
  z.object({ qr: z.string().check(z.minLength(1)), recovery_codes: many(z.string()), user: maybe(user) }),
  z.transform(({ recovery_codes, ...same }) => ({ ...same, recoveryCodes: recovery_codes })),
);
export type TwoFactorSetupWire = z.input<typeof twoFactorSetup>;
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;

export const profileEndpoints = {
  update: endpoint({
    method: 'POST',
    path: '/profile/update',
    encoding: 'multipart',
    body: profileBody,
    reply: one(user, 'user'),
  }),
  updatePassword: endpoint({ method: 'POST', path: '/user/update-password', body: passwordBody, reply: acknowledged }),
  updateTwoFactor: endpoint({
    method: 'POST',
    path: '/2fa/update',
    body: z.object({ method: z.enum(twoFactorChoices) }),
    reply: acknowledged,
  }),
  generateTotp: endpoint({ method: 'POST', path: '/2fa/generate-totp', reply: one(twoFactorSetup) }),
  verifyRecovery: endpoint({
    method: 'POST',
    path: '/2fa/verify-recovery',
    body: z.object({ code: z.string() }),
    reply: one(twoFactorSetup),
  }),
};
