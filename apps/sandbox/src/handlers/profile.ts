import { eq } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import type { profileEndpoints } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import { users } from '../database/schema.ts';
import { changePassword } from '../database/sessions.ts';
import { normalEmail, userByEmail, userWire } from '../database/users.ts';
import type { Caller } from '../http/caller.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { atMost, isEmail, required } from '../http/rules.ts';
import { fingerprint, newRecoveryCodes } from '../security/secrets.ts';
import { checkPhoto } from '../uploads/checkUpload.ts';
import { passwordVerdicts } from './session.ts';

const TEXT_LENGTH = 255;
const PHONE_LENGTH = 30;

function refuseOthers({ user }: Caller, userId: string): void {
  if (userId !== String(user.id)) throw new Refusal(403, 'This action is unauthorized.');
}

/** A signed-in user's guesses at a secret count like failed sign-ins. */
function refuseTooMany({ app, user, address }: Caller): void {
  const wait = app.loginThrottle.take(user.email, address);
  if (wait > 0) throw new Refusal(429, `Too many attempts. Please try again in ${wait} seconds.`, { headers: { 'Retry-After': String(wait) } });
}

/** Gives the user a new authenticator. The old one and its recovery codes stop working. */
async function setUpAuthenticator({ app, user, origin }: Caller) {
  const secret = generateSecret();
  const codes = newRecoveryCodes();
  const [changed = user] = await app.db
    .update(users)
    .set({ totpSecret: secret, totpLastStep: null, recoveryCodeHashes: codes.map(fingerprint) })
    .where(eq(users.id, user.id))
    .returning();
  const qr = generateURI({ issuer: 'Valise', label: user.email, secret });
  return { qr, recovery_codes: codes, user: userWire(changed, origin) };
}

export const profileHandlers: Handlers<typeof profileEndpoints, Caller> = {
  async update({ body, context: caller }) {
    const { app, user, origin } = caller;
    refuseOthers(caller, body.userId);
    const holder = await userByEmail(app, body.email);
    const photo = body.profilePhoto === undefined ? null : await checkPhoto(body.profilePhoto);
    refuseInvalid({
      name: [required('name', body.name), atMost('name', body.name, TEXT_LENGTH)],
      email: [
        required('email', body.email),
        isEmail('email', body.email),
        atMost('email', body.email, TEXT_LENGTH),
        holder === null || holder.id === user.id ? null : 'The email has already been taken.',
      ],
      phone: [atMost('phone', body.phone, PHONE_LENGTH)],
      profilePhoto: [photo?.refusal ?? null],
    });
    const profilePhoto = photo === null ? user.profilePhoto : await app.uploads.keep(photo.bytes, photo.ending);
    const [changed = user] = await app.db
      .update(users)
      .set({ name: body.name.trim(), email: normalEmail(body.email), phone: body.phone === '' ? null : body.phone, profilePhoto })
      .where(eq(users.id, user.id))
      .returning();
    if (photo !== null && user.profilePhoto !== null) await app.uploads.drop([user.profilePhoto]);
    return { user: userWire(changed, origin) };
  },

  async updatePassword({ body, context: caller }) {
    const { app, user, token, address } = caller;
    refuseOthers(caller, body.userId);
    const needsOld = user.provider === null;
    const old = body.oldPassword ?? '';
    refuseInvalid({
      oldPassword: needsOld ? [required('old password', old), atMost('old password', old, TEXT_LENGTH)] : [],
      newPassword: passwordVerdicts('new password', body.newPassword, body.confirmPassword),
    });
    if (needsOld) {
      refuseTooMany(caller);
      if (!(await app.passwords.isRight(old, user.passwordHash))) throw invalid({ oldPassword: ['The old password is incorrect.'] });
      app.loginThrottle.forgive(user.email, address);
    }
    await changePassword(app, user.id, body.newPassword, token);
    return { message: 'Password updated successfully!' };
  },

  async updateTwoFactor({ body: { method }, context: { app, user } }) {
    if (method === 'totp' && user.totpSecret === null) throw invalid({ method: ['Set up an authenticator app first.'] });
    await app.db.update(users).set({ twoFactorMethod: method }).where(eq(users.id, user.id));
    return { message: 'Two-Factor method updated successfully!' };
  },

  async generateTotp({ context: caller }) {
    if (caller.user.totpSecret !== null) throw new Refusal(409, 'An authenticator is set up. A recovery code replaces it.');
    return setUpAuthenticator(caller);
  },

  async verifyRecovery({ body: { code }, context: caller }) {
    refuseTooMany(caller);
    const hash = fingerprint(code.trim().toUpperCase());
    if (!caller.user.recoveryCodeHashes.includes(hash)) throw invalid({ code: ['Invalid recovery code.'] });
    caller.app.loginThrottle.forgive(caller.user.email, caller.address);
    return setUpAuthenticator(caller);
  },
};
