import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  accountEndpoints,
  type AnyEndpoint,
  dashboardEndpoints,
  endpoints,
  productEndpoints,
  profileEndpoints,
  sessionEndpoints,
  type TwoFactorMethod,
} from '@valise/contract';
import { demoAccounts } from '../database/demo.ts';
import { openDatabase } from '../database/open.ts';
import { currentCode } from '../security/totp.ts';
import {
  mailedCode,
  mailsOf,
  problemOfCall,
  startTestSandbox,
  type TestSandbox,
  tokenOf,
  tokenOfNewcomer,
} from '../testing/testSandbox.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.pass(16 * MINUTE));
afterAll(() => sandbox.remove());

const login = (email: string, password: string) => sandbox.client().call(sessionEndpoints.login, { body: { email, password } });

const addressed = Object.values(endpoints).map((endpoint: AnyEndpoint & { name: string }) => {
  const path = endpoint.path.replace('{id}', '1').replace('{provider}', 'google');
  return [endpoint.name, endpoint.method, path, endpoint.isPublic === true] as const;
});

describe('a token', () => {
  test.each(addressed.filter(([, , , isPublic]) => !isPublic))('is needed for %s: %s %s', async (_, method, path) => {
    const attempts: Record<string, string>[] = [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer made-up' }];
    for (const headers of attempts) {
      const answer = await sandbox.fetch(`/api${path}`, { method, headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ message: 'Unauthenticated.' });
    }
  });

  test.each(addressed.filter(([, , , isPublic]) => isPublic))('is not needed for %s: %s %s', async (_, method, path) => {
    const answer = await sandbox.fetch(`/api${path}`, { method });
    expect(await answer.text()).not.toContain('Unauthenticated.');
    expect([404, 405, 500]).not.toContain(answer.status);
  });

  test('is not needed to sign in, to sign up or for a new password, and for all else it is', () => {
    expect(addressed.flatMap(([name, , , isPublic]) => (isPublic ? [name] : []))).toEqual([
      'session.login',
      'account.register',
      'account.verifyTwoFactor',
      'account.forgotPassword',
      'account.resetPassword',
      'social.providers',
      'social.googleRedirect',
      'social.redirect',
      'social.callback',
      'social.token',
    ]);
  });

  test('is invalid after logout, and others of the same user stay valid', async () => {
    const [left, stays] = [await tokenOf(sandbox), await tokenOf(sandbox)];
    await sandbox.client(left).call(sessionEndpoints.logout);
    expect((await problemOfCall(sandbox.client(left).call(productEndpoints.list))).status).toBe(401);
    expect(await sandbox.client(stays).call(productEndpoints.list)).not.toEqual([]);
  });

  test('expires after thirty days', async () => {
    const token = await tokenOf(sandbox);
    sandbox.pass(30 * 24 * 60 * MINUTE - 1);
    await sandbox.client(token).call(dashboardEndpoints.states);
    sandbox.pass(1);
    expect((await problemOfCall(sandbox.client(token).call(dashboardEndpoints.states))).status).toBe(401);
  });

  test('is not in the data, nor is a password', async () => {
    const token = await tokenOf(sandbox);
    const files = await Promise.all(['valise.db', 'valise.db-wal'].map((name) => readFile(join(sandbox.dataDirectory, name), 'latin1')));
    expect(files.join('')).toContain(demoAccounts.partner.email);
    expect(files.join('')).not.toContain(token);
    expect(files.join('')).not.toContain(demoAccounts.partner.password);
  });
});

describe('a failed login', () => {
  test('has the same response for a wrong password, an unknown account and an account without a password', async () => {
    for (const email of [demoAccounts.partner.email, 'unknown@valise.club', demoAccounts.google.email]) {
      const problem = await problemOfCall(login(email, 'wrong'));
      expect([problem.status, problem.serverMessage]).toEqual([401, 'These credentials do not match our records.']);
    }
  });

  test('names the fields that are missing', async () => {
    const problem = await problemOfCall(login('marta', ''));
    expect(problem.status).toBe(422);
    expect(problem.fields).toEqual({
      email: ['The email must be a valid email address.'],
      password: ['The password field is required.'],
    });
  });

  test('five times causes a pause of fifteen minutes, for that account alone', async () => {
    const email = 'unknown@valise.club';
    for (let tries = 0; tries < 5; tries += 1) expect((await problemOfCall(login(email, 'wrong'))).status).toBe(401);
    sandbox.pass(5 * MINUTE);
    const refused = await problemOfCall(login(email.toUpperCase(), 'wrong'));
    expect([refused.status, refused.retryAfter]).toEqual([429, 600]);
    expect(refused.serverMessage).toBe('Too many login attempts. Please try again in 600 seconds.');
    await tokenOf(sandbox);
    sandbox.pass(10 * MINUTE);
    expect((await problemOfCall(login(email, 'wrong'))).status).toBe(401);
  });

  test('cannot be repeated faster than it is counted', async () => {
    const problems = await Promise.all(Array.from({ length: 8 }, () => problemOfCall(login(demoAccounts.partner.email, 'wrong'))));
    expect(problems.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await problemOfCall(login(demoAccounts.partner.email, demoAccounts.partner.password))).status).toBe(429);
  });

  test('is forgotten after a login that succeeds', async () => {
    const { email, password } = demoAccounts.partner;
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await problemOfCall(login(email, 'wrong'));
      expect((await login(email, password)).outcome).toBe('signed-in');
    }
  });
});

describe('the second factor', () => {
  const challenge = async () => {
    const answer = await login(demoAccounts.staff.email, demoAccounts.staff.password);
    if (answer.outcome !== 'two-factor') throw new Error('No second factor was required');
    return { userId: answer.userId, loginToken: answer.loginToken };
  };
  const verify = (pending: { userId: string; loginToken: string }, method: TwoFactorMethod, code: string) =>
    sandbox.client().call(accountEndpoints.verifyTwoFactor, { body: { ...pending, method, code } });
  const codeAt = async (time: number) => (await currentCode(demoAccounts.staff.totpSecret, time)).code;

  test.each([[-30_000], [0], [30_000]])('takes an authenticator that is %i ms off', async (offset) => {
    expect(await verify(await challenge(), 'totp', await codeAt(sandbox.now() + offset))).toMatchObject({ isVerified: true });
  });

  test.each([[-60_000], [60_000]])('refuses one that is %i ms off', async (offset) => {
    expect(await verify(await challenge(), 'totp', await codeAt(sandbox.now() + offset))).toEqual({ isVerified: false });
  });

  test('takes no code twice, nor an older one after a newer', async () => {
    const [older, newer] = [await codeAt(sandbox.now() - 30_000), await codeAt(sandbox.now())];
    expect(await verify(await challenge(), 'totp', newer)).toMatchObject({ isVerified: true });
    for (const code of [newer, older]) expect(await verify(await challenge(), 'totp', code)).toEqual({ isVerified: false });
  });

  test('takes the mailed code, which works with its own login alone', async () => {
    const first = await challenge();
    const firstCode = await mailedCode(sandbox);
    const second = await challenge();
    expect(await verify(second, 'email', firstCode)).toEqual({ isVerified: false });
    expect(await verify(first, 'email', firstCode)).toMatchObject({ isVerified: true });
  });

  test('allows five tries', async () => {
    const pending = await challenge();
    const code = await mailedCode(sandbox);
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(pending, 'email', 'no code')).toEqual({ isVerified: false });
    expect((await problemOfCall(verify(pending, 'email', code))).status).toBe(401);
  });

  test('pauses an account for a quarter of an hour after twenty wrong codes, over however many logins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pending = await challenge();
      for (let tries = 0; tries < 5; tries += 1) expect(await verify(pending, 'totp', '000000')).toEqual({ isVerified: false });
    }
    const pending = await challenge();
    const refused = await problemOfCall(verify(pending, 'totp', await codeAt(sandbox.now())));
    expect([refused.status, refused.retryAfter]).toEqual([429, 900]);
    expect(refused.serverMessage).toBe('Too many codes. Please try again in 900 seconds.');
    sandbox.pass(15 * MINUTE);
    expect(await verify(await challenge(), 'totp', await codeAt(sandbox.now()))).toMatchObject({ isVerified: true });
  });

  test('is not paused by codes without a login', async () => {
    for (const loginToken of ['made-up', (await challenge()).loginToken])
      for (let tries = 0; tries < 25; tries += 1)
        expect((await problemOfCall(verify({ userId: loginToken === 'made-up' ? '8' : '7', loginToken }, 'totp', '000000'))).status).toBe(401);
    expect(await verify(await challenge(), 'totp', await codeAt(sandbox.now()))).toMatchObject({ isVerified: true });
  });

  test('uses a login up, also when two answers arrive at once', async () => {
    const pending = await challenge();
    const code = await mailedCode(sandbox);
    const answers = await Promise.allSettled([verify(pending, 'email', code), verify(pending, 'email', code)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await problemOfCall(verify(pending, 'email', code))).status).toBe(401);
  });

  test('has to come within five minutes, from the account that logged in', async () => {
    const pending = await challenge();
    const code = await mailedCode(sandbox);
    expect((await problemOfCall(verify({ ...pending, userId: '7' }, 'email', code))).status).toBe(401);
    sandbox.pass(5 * MINUTE);
    const late = await problemOfCall(verify(pending, 'email', code));
    expect([late.status, late.serverMessage]).toEqual([401, 'This sign-in has expired. Please sign in again.']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, headers = {}) => sandbox.post('/api/forgot-password', { email }, headers);
  const linkIn = (text: string) => new URL(/http\S+/.exec(text)![0]);
  const reset = (token: string, password = 'a-new-password') =>
    sandbox.client().call(accountEndpoints.resetPassword, {
      body: { email: 'forgets@valise.club', token, password, passwordConfirmation: password },
    });
  beforeAll(() => tokenOfNewcomer(sandbox, 'forgets@valise.club'));

  test('is answered alike for an account that does not exist, and mails nothing', async () => {
    const before = (await mailsOf(sandbox)).length;
    expect(await (await forgot('unknown@valise.club')).json()).toEqual({ message: 'We have emailed your password reset link.' });
    expect(await mailsOf(sandbox)).toHaveLength(before);
  });

  test('mails one link a minute, works once, within the hour, and ends every session', async () => {
    const session = await tokenOf(sandbox, { email: 'forgets@valise.club', password: 'long-enough' });
    const before = (await mailsOf(sandbox)).length;
    await forgot('forgets@valise.club');
    await forgot('forgets@valise.club');
    const mails = await mailsOf(sandbox);
    expect(mails).toHaveLength(before + 1);
    const token = linkIn(mails[0]!.text).searchParams.get('token')!;
    expect((await problemOfCall(reset(token, 'short'))).fields).toEqual({ password: ['The password must be at least 8 characters.'] });
    await reset(token);
    const again = await problemOfCall(reset(token));
    expect([again.status, again.fields]).toEqual([422, { email: ['This password reset token is invalid.'] }]);
    expect((await problemOfCall(sandbox.client(session).call(productEndpoints.list))).status).toBe(401);

    sandbox.pass(2 * MINUTE);
    await forgot('forgets@valise.club');
    const late = linkIn((await mailsOf(sandbox))[0]!.text).searchParams.get('token')!;
    sandbox.pass(60 * MINUTE);
    expect((await problemOfCall(reset(late))).status).toBe(422);
  });

  test('is answered before the account is looked up, so that the time reveals nothing either', async () => {
    const broken = await startTestSandbox();
    try {
      const { db, close } = await openDatabase(join(broken.dataDirectory, 'valise.db'));
      await db.run('DROP TABLE users');
      close();
      for (const email of [demoAccounts.partner.email, 'unknown@valise.club'])
        expect((await broken.post('/api/forgot-password', { email })).status).toBe(200);
      await mailsOf(broken);
      expect(broken.logged).toEqual(Array(2).fill(expect.stringMatching(/^Mailing a reset link failed\. .*no such table: users/)));
    } finally {
      await broken.remove();
    }
  });

  test('links to the page that made the request, and never to an unknown origin', async () => {
    await forgot('forgets@valise.club', { Origin: 'http://localhost:5173' });
    expect(linkIn((await mailsOf(sandbox))[0]!.text).origin).toBe('http://localhost:5173');
    sandbox.pass(2 * MINUTE);
    await forgot('forgets@valise.club', { Origin: 'https://stranger.example' });
    expect(linkIn((await mailsOf(sandbox))[0]!.text).origin).toBe(sandbox.address);
  });
});

describe('an account', () => {
  test('cannot choose its type, its id or its authenticator', async () => {
    const body = {
      name: 'Sly',
      email: 'sly@valise.club',
      password: 'long-enough',
      password_confirmation: 'long-enough',
      type: 'Admin',
      id: 1,
      two_factor_secret: true,
      provider: 'google',
    };
    const answer = (await (await sandbox.post('/api/register', body)).json()) as { data: { user: object; token: string } };
    expect(answer.data.user).toMatchObject({ type: 'Partner', provider: null, two_factor_secret: false });
    const token = answer.data.token;
    const form = new FormData();
    const user = answer.data.user as { id: number };
    for (const [name, value] of Object.entries({ user_id: String(user.id), name: 'Sly', email: 'sly@valise.club', phone: '', type: 'Admin' }))
      form.append(name, value);
    const changed = await sandbox.fetch('/api/profile/update', { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
    expect(await changed.json()).toMatchObject({ user: { type: 'Partner', id: user.id } });
  });

  test('cannot be changed by another, nor take its e-mail', async () => {
    const client = sandbox.client(await tokenOfNewcomer(sandbox, 'other@valise.club'));
    const passwords = { newPassword: 'long-enough', confirmPassword: 'long-enough', oldPassword: 'long-enough' };
    expect((await problemOfCall(client.call(profileEndpoints.updatePassword, { body: { ...passwords, userId: '7' } }))).status).toBe(403);
    const { user } = (await login('other@valise.club', 'long-enough')) as { user: { id: string } };
    const body = { userId: user.id, name: 'Other', email: demoAccounts.partner.email, phone: '' };
    expect((await problemOfCall(client.call(profileEndpoints.update, { body }))).fields).toEqual({ email: ['The email has already been taken.'] });
    const taken = { name: 'Other', email: 'OTHER@valise.club', password: 'long-enough', passwordConfirmation: 'long-enough' };
    expect((await problemOfCall(sandbox.client().call(accountEndpoints.register, { body: taken }))).fields).toEqual({
      email: ['The email has already been taken.'],
    });
  });

  test('changes its password with the old one, and its other sessions end', async () => {
    const token = await tokenOfNewcomer(sandbox, 'mover@valise.club');
    const other = await tokenOf(sandbox, { email: 'mover@valise.club', password: 'long-enough' });
    const { user } = (await login('mover@valise.club', 'long-enough')) as { user: { id: string } };
    const change = (oldPassword: string | undefined, confirmPassword = 'longer-still') =>
      sandbox.client(token).call(profileEndpoints.updatePassword, {
        body: { userId: user.id, newPassword: 'longer-still', confirmPassword, oldPassword },
      });
    expect((await problemOfCall(change(undefined, 'else'))).fields).toEqual({
      oldPassword: ['The old password field is required.'],
      newPassword: ['The new password confirmation does not match.'],
    });
    expect((await problemOfCall(change('wrong'))).fields).toEqual({ oldPassword: ['The old password is incorrect.'] });
    await change('long-enough');
    await sandbox.client(token).call(productEndpoints.list);
    expect((await problemOfCall(sandbox.client(other).call(productEndpoints.list))).status).toBe(401);
  });

  test.each(['changed', 'reset'])('whose password is %s is signed in neither by a code requested before nor by a link mailed before', async (how) => {
    const account = { email: `${how}@valise.club`, password: 'long-enough' };
    const session = sandbox.client(await tokenOfNewcomer(sandbox, account.email));
    await session.call(profileEndpoints.updateTwoFactor, { body: { method: 'email' } });
    const challenged = await login(account.email, account.password);
    if (challenged.outcome !== 'two-factor') throw new Error('No second factor was required');
    const code = await mailedCode(sandbox);
    const mailedToken = async () => {
      await sandbox.post('/api/forgot-password', { email: account.email });
      return new URL(/http\S+/.exec((await mailsOf(sandbox))[0]!.text)![0]).searchParams.get('token')!;
    };
    const reset = (token: string, password: string) =>
      sandbox.client().call(accountEndpoints.resetPassword, { body: { email: account.email, token, password, passwordConfirmation: password } });
    const link = await mailedToken();
    const { userId, loginToken } = challenged;
    if (how === 'reset') await reset(link, 'longer-still');
    else {
      const passwords = { userId, oldPassword: account.password, newPassword: 'longer-still', confirmPassword: 'longer-still' };
      await session.call(profileEndpoints.updatePassword, { body: passwords });
    }
    const body = { userId, loginToken, method: 'email' as const, code };
    expect((await problemOfCall(sandbox.client().call(accountEndpoints.verifyTwoFactor, { body }))).status).toBe(401);
    expect((await problemOfCall(reset(link, 'the-thief-wins'))).fields).toEqual({ email: ['This password reset token is invalid.'] });
    expect((await login(account.email, 'longer-still')).outcome).toBe('two-factor');
  });

  test('is made twenty times in a quarter of an hour at most from one address', async () => {
    const register = (index: number) =>
      sandbox.client().call(accountEndpoints.register, {
        body: { name: 'Many', email: `many-${index}@valise.club`, password: 'long-enough', passwordConfirmation: 'long-enough' },
      });
    for (let index = 0; index < 20; index += 1) await register(index);
    const refused = await problemOfCall(register(20));
    expect([refused.status, refused.retryAfter]).toEqual([429, 900]);
    expect((await problemOfCall(login('many-20@valise.club', 'long-enough'))).status).toBe(401);
    sandbox.pass(15 * MINUTE);
    await register(20);
  });

  test('keeps its authenticator until a recovery code, which works once, replaces it', async () => {
    const client = sandbox.client(await tokenOfNewcomer(sandbox, 'careful@valise.club'));
    const tooEarly = await problemOfCall(client.call(profileEndpoints.updateTwoFactor, { body: { method: 'totp' } }));
    expect(tooEarly.fields).toEqual({ method: ['Set up an authenticator app first.'] });
    const { recoveryCodes } = await client.call(profileEndpoints.generateTotp);
    expect((await problemOfCall(client.call(profileEndpoints.generateTotp))).status).toBe(409);
    const recover = (code: string) => client.call(profileEndpoints.verifyRecovery, { body: { code } });
    const renewed = await recover(recoveryCodes[3]!.toLowerCase());
    expect((await problemOfCall(recover(recoveryCodes[3]!))).fields).toEqual({ code: ['Invalid recovery code.'] });
    expect(renewed.recoveryCodes).not.toEqual(recoveryCodes);
  });
});

describe('pages of other origins', () => {
  test('may call when they are allowed by their exact origin', async () => {
    await sandbox.restart({ origins: ['https://portal.example'] });
    const allowedOrigin = async (origin: string) => (await sandbox.post('/api/login', {}, { Origin: origin })).headers.get('Access-Control-Allow-Origin');
    expect(await allowedOrigin('https://portal.example')).toBe('https://portal.example');
    for (const stranger of ['https://portal.example.evil.example', 'http://portal.example', 'null']) expect(await allowedOrigin(stranger)).toBeNull();
  });

  test('are refused as the address to which a provider returns', async () => {
    const query = new URLSearchParams({ redirect_uri: 'https://stranger.example/oauth/google/callback', state: 's' });
    expect((await sandbox.fetch(`/api/social/google/redirect?${query}`)).status).toBe(422);
    expect((await sandbox.fetch(`/sandbox/social/google?${query}`)).status).toBe(400);
  });
});
