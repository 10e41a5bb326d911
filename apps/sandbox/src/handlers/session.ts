import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { accountEndpoints, sessionEndpoints, TwoFactorMethod } from '@valise/contract';
import { type Handlers, invalid, Refusal } from '@valise/contract/serve';
import { deleteExpired, RESET_MS } from '../database/expired.ts';
import { challenges, passwordResets, users, type UserRow } from '../database/schema.ts';
import { changePassword, endSession, startSession } from '../database/sessions.ts';
import { normalEmail, userByEmail, userWire } from '../database/users.ts';
import type { Caller, Visitor } from '../http/caller.ts';
import { refuseInvalid } from '../http/refuseInvalid.ts';
import { atLeast, atMost, confirmed, isEmail, required } from '../http/rules.ts';
import { sendMail } from '../mail.ts';
import { fingerprint, isFingerprintOf, newCode, newToken } from '../security/secrets.ts';
import { stepOfCode } from '../security/totp.ts';
import type { AppContext } from '../appContext.ts';

const MINUTE_MS = 60_000;
const CHALLENGE_MS = 5 * MINUTE_MS;
const CHALLENGE_TRIES = 5;
const RESET_PAUSE_MS = MINUTE_MS;
const PASSWORD_LENGTH = 8;
const TEXT_LENGTH = 255;

/** The rules for a new password and its repetition, wherever a password is set. */
export const passwordVerdicts = (label: string, password: string, repeated: string) => [
  required(label, password),
  atLeast(label, password, PASSWORD_LENGTH),
  atMost(label, password, TEXT_LENGTH),
  confirmed(label, password, repeated),
];

/** The second factors that an account can use; an empty list when the password is enough. */
function methodsOf(user: UserRow): TwoFactorMethod[] {
  if (user.twoFactorMethod === 'totp' && user.totpSecret !== null) return ['totp', 'email'];
  return user.twoFactorMethod === 'none' ? [] : ['email'];
}

async function sessionOf({ app, origin }: Visitor, user: UserRow) {
  return { token: await startSession(app, user.id), user: userWire(user, origin) };
}

async function challenge(app: AppContext, user: UserRow, method: TwoFactorMethod[]) {
  const loginToken = newToken();
  const code = newCode();
  await deleteExpired(app);
  await app.db.insert(challenges).values({
    tokenHash: fingerprint(loginToken),
    userId: user.id,
    emailCodeHash: fingerprint(code),
    triesLeft: CHALLENGE_TRIES,
    expiresAt: app.now() + CHALLENGE_MS,
  });
  await sendMail(app, {
    to: user.email,
    subject: 'Your sign-in code',
    text: `Your code is ${code}. It works for five minutes and only once.`,
  });
  return { two_factor_required: true as const, user_id: user.id, method, login_token: loginToken };
}

/** The answer to any accepted sign-in: a session, or a two-factor challenge. */
export async function signIn(visitor: Visitor, user: UserRow) {
  const methods = methodsOf(user);
  return methods.length === 0 ? sessionOf(visitor, user) : challenge(visitor.app, user, methods);
}

async function isTotp({ db, now }: AppContext, user: UserRow, code: string): Promise<boolean> {
  if (user.totpSecret === null) return false;
  const step = await stepOfCode(user.totpSecret, code, { now: now(), lastStep: user.totpLastStep });
  if (step === null) return false;
  // When two requests send the same code at once, the database accepts one.
  const accepted = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return accepted.length === 1;
}

const tooMany = (what: string, wait: number) =>
  new Refusal(429, `Too many ${what}. Please try again in ${wait} seconds.`, { headers: { 'Retry-After': String(wait) } });

/** Mails a link to a new password, at most once a minute. */
async function mailResetLink(app: AppContext, email: string, portalOrigin: string): Promise<void> {
  const user = await userByEmail(app, email);
  if (user === null) return;
  const token = newToken();
  const fresh = { tokenHash: fingerprint(token), createdAt: app.now() };
  const [written] = await app.db
    .insert(passwordResets)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: passwordResets.userId,
      set: fresh,
      setWhere: lte(passwordResets.createdAt, app.now() - RESET_PAUSE_MS),
    })
    .returning();
  if (written === undefined) return;
  const query = new URLSearchParams({ token, email: user.email });
  await sendMail(app, {
    to: user.email,
    subject: 'Reset your password',
    text: `Choose a new password within an hour:\n${portalOrigin}/reset-password?${query}`,
  });
}

const refusedChallenge = () => new Refusal(401, 'This sign-in has expired. Please sign in again.');

export const sessionHandlers: Handlers<typeof sessionEndpoints, Caller, Visitor> = {
  async login({ body: { email, password }, context: visitor }) {
    const { app, address } = visitor;
    refuseInvalid({ email: [required('email', email), isEmail('email', email)], password: [required('password', password), atMost('password', password, TEXT_LENGTH)] });
    const wait = app.loginThrottle.take(email, address);
    if (wait > 0) throw tooMany('login attempts', wait);
    const user = await userByEmail(app, email);
    const isRight = await app.passwords.isRight(password, user?.passwordHash ?? null);
    if (user === null || !isRight) throw new Refusal(401, 'These credentials do not match our records.');
    app.loginThrottle.forgive(email, address);
    return { data: await signIn(visitor, user) };
  },

  async logout({ context: { app, token } }) {
    await endSession(app, token);
    return { message: 'Logged out.' };
  },
};

export const accountHandlers: Handlers<typeof accountEndpoints, Caller, Visitor> = {
  async register({ body, context: visitor }) {
    const { app, address } = visitor;
    refuseInvalid({
      name: [required('name', body.name), atMost('name', body.name, TEXT_LENGTH)],
      email: [required('email', body.email), isEmail('email', body.email), atMost('email', body.email, TEXT_LENGTH)],
      password: passwordVerdicts('password', body.password, body.passwordConfirmation),
    });
    const wait = app.registrationThrottle.take('', address);
    if (wait > 0) throw tooMany('new accounts', wait);
    const [user] = await app.db
      .insert(users)
      .values({
        name: body.name.trim(),
        email: normalEmail(body.email),
        type: 'Partner',
        passwordHash: await app.passwords.hash(body.password),
      })
      .onConflictDoNothing()
      .returning();
    if (user === undefined) throw invalid({ email: ['The email has already been taken.'] });
    return { data: await sessionOf(visitor, user) };
  },

  async verifyTwoFactor({ body, context: visitor }) {
    const { app, address } = visitor;
    const tokenHash = fingerprint(body.loginToken);
    const [pending] = await app.db
      .update(challenges)
      .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
      .where(
        and(eq(challenges.tokenHash, tokenHash), gt(challenges.triesLeft, 0), gt(challenges.expiresAt, app.now())),
      )
      .returning();
    if (pending === undefined || String(pending.userId) !== body.userId) throw refusedChallenge();
    // Counted here, so that only a user who knows the password can cause a pause.
    const wait = app.codeThrottle.take(body.userId, address);
    if (wait > 0) throw tooMany('codes', wait);
    const [user] = await app.db.select().from(users).where(eq(users.id, pending.userId));
    if (user === undefined || !methodsOf(user).includes(body.method)) throw refusedChallenge();

    const isRight =
      body.method === 'totp'
        ? await isTotp(app, user, body.code)
        : pending.emailCodeHash !== null && isFingerprintOf(pending.emailCodeHash, body.code);
    if (!isRight) return { data: { verified: false, token: null, user: null } };
    const used = await app.db.delete(challenges).where(eq(challenges.tokenHash, tokenHash)).returning();
    if (used.length === 0) throw refusedChallenge();
    app.codeThrottle.forgive(body.userId, address);
    return { data: { verified: true, ...(await sessionOf(visitor, user)) } };
  },

  forgotPassword({ body: { email }, context: { app, portalOrigin } }) {
    refuseInvalid({ email: [required('email', email), isEmail('email', email)] });
    // The answer has the same words and takes the same time, whether the account exists or not.
    app.background.run('Mailing a reset link', () => mailResetLink(app, email, portalOrigin));
    return { message: 'We have emailed your password reset link.' };
  },

  async resetPassword({ body, context: { app } }) {
    refuseInvalid({
      email: [required('email', body.email), isEmail('email', body.email)],
      password: passwordVerdicts('password', body.password, body.passwordConfirmation),
    });
    const user = await userByEmail(app, body.email);
    const used =
      user === null
        ? []
        : await app.db
            .delete(passwordResets)
            .where(
              and(
                eq(passwordResets.userId, user.id),
                eq(passwordResets.tokenHash, fingerprint(body.token)),
                gt(passwordResets.createdAt, app.now() - RESET_MS),
              ),
            )
            .returning();
    if (user === null || used.length === 0) throw invalid({ email: ['This password reset token is invalid.'] });
    await changePassword(app, user.id, body.password);
    return { message: 'Your password has been reset.' };
  },
};
