import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { profileEndpoints, accountEndpoints, sessionEndpoints, socialEndpoints, type User } from '@valise/contract';
import { demoAccounts } from '../database/demo.ts';
import { currentCode } from '../security/totp.ts';
import { gif, jpeg, named, png, webps } from '../testing/files.ts';
import { problemOfCall, startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;
let people = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.pass(16 * MINUTE));
afterAll(() => sandbox.remove());

/** A new account, with its own client. */
async function newcomer() {
  people += 1;
  const account = { email: `person-${people}@valise.club`, password: 'long-enough' };
  const body = { ...account, name: 'Ada Rey', passwordConfirmation: account.password };
  const answer = await sandbox.client().call(accountEndpoints.register, { body });
  if (answer === null) throw new Error('Registration did not sign in');
  const client = sandbox.client(answer.token);
  const update = (change: Partial<{ name: string; email: string; phone: string; profilePhoto: Blob }>) =>
    client.call(profileEndpoints.update, { body: { userId: answer.user.id, name: 'Ada Rey', email: account.email, phone: '', ...change } });
  return { account, client, update, token: answer.token, user: answer.user as User };
}

const signIn = ({ email, password }: { email: string; password: string }) =>
  sandbox.client().call(sessionEndpoints.login, { body: { email, password } });

describe('a profile', () => {
  test('keeps a phone number of any form to the letter', async () => {
    const { update } = await newcomer();
    expect((await update({ phone: '+34 (93) 555 01 42 ext. 7' })).phone).toBe('+34 (93) 555 01 42 ext. 7');
    expect((await update({ phone: '' })).phone).toBeNull();
  });

  test('names every field that is wrong', async () => {
    const { update } = await newcomer();
    const problem = await problemOfCall(update({ name: ' ', email: 'nobody', phone: '5'.repeat(31) }));
    expect([problem.status, problem.fields]).toEqual([
      422,
      {
        name: ['The name field is required.'],
        email: ['The email must be a valid email address.'],
        phone: ['The phone must not be greater than 30 characters.'],
      },
    ]);
  });

  test('takes no type, provider, password or authenticator with it', async () => {
    const { user, token, account } = await newcomer();
    const form = new FormData();
    const sent = { user_id: user.id, name: 'Ada', email: account.email, phone: '', type: 'Admin', provider: 'google', two_factor_secret: '1', two_factor_method: 'totp', password: 'x' };
    for (const [name, value] of Object.entries(sent)) form.append(name, value);
    const answer = await sandbox.fetch('/api/profile/update', { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({
      user: { type: 'Partner', provider: null, two_factor_secret: false, two_factor_method: 'none' },
    });
    await tokenOf(sandbox, account);
  });
});

describe('a profile photo', () => {
  const nameOf = (address: string | null) => new URL(address ?? '').pathname;

  test('is kept under a random name, served with the type of its content, and replaces the one before', async () => {
    const { update } = await newcomer();
    const first = nameOf((await update({ profilePhoto: named(png(), '../../me.svg') })).profilePhoto);
    expect(first).toMatch(/^\/uploads\/[\da-f]{32}\.png$/);
    const second = nameOf((await update({ profilePhoto: named(jpeg(), 'me.jpg', 'text/html') })).profilePhoto);
    const served = await sandbox.fetch(second);
    expect(served.headers.get('Content-Type')).toBe('image/jpeg');
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await sandbox.fetch(first)).status).toBe(404);
    expect(nameOf((await update({ name: 'Ada' })).profilePhoto)).toBe(second);
  });

  test.each([
    ['a GIF', gif(), 'gif', 'image/gif'],
    ...Object.entries(webps).map(([way, file]) => [`a WebP (${way})`, file(), 'webp', 'image/webp'] as const),
  ] as const)('may be %s, whatever it is called', async (_, bytes, ending, type) => {
    const { update } = await newcomer();
    const kept = nameOf((await update({ profilePhoto: named(bytes, 'me.png') })).profilePhoto);
    expect(kept).toMatch(new RegExp(`^/uploads/[\\da-f]{32}\\.${ending}$`));
    expect((await sandbox.fetch(kept)).headers.get('Content-Type')).toBe(type);
  });

  test.each([
    ['that is an SVG', () => named('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.png'), 'me.png must be an image file (PNG, JPG, WebP or GIF).'],
    ['that is a page', () => named('<!doctype html>', 'me.gif'), 'me.gif must be an image file (PNG, JPG, WebP or GIF).'],
    ['that is a cut GIF', () => named(gif().subarray(0, 8), 'me.gif'), 'me.gif must be an image file (PNG, JPG, WebP or GIF).'],
    ['above 5 MB', () => named(Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]), 'me.png'), 'me.png is larger than 5 MB.'],
  ])('%s is refused by name, and nothing of the profile changes', async (_, file, reason) => {
    const { update } = await newcomer();
    expect((await problemOfCall(update({ name: 'Ada Changed', profilePhoto: file() }))).fields).toEqual({ profilePhoto: [reason] });
    expect((await update({})).profilePhoto).toBeNull();
  });

  test.each(Object.entries({ png, gif, ...webps }))('of too many pixels is refused before it is decoded: %s', async (_, picture) => {
    const { update } = await newcomer();
    const { fields } = await problemOfCall(update({ profilePhoto: named(picture(8000, 6000), 'me.png') }));
    expect(fields).toEqual({ profilePhoto: ['me.png has more than 40 megapixels.'] });
  });
});

describe('a password', () => {
  test('is set without an old one by an account of a provider, and signs in from then on', async () => {
    const { email } = demoAccounts.google;
    const query = new URLSearchParams({ redirect_uri: `${sandbox.address}/oauth/google/callback`, state: 's1' });
    const consent = await (await sandbox.fetch(`/sandbox/social/google?${query}`)).text();
    const token = /code=([\w-]+)/.exec(consent)?.[1] ?? '';
    const answer = await sandbox.client().call(socialEndpoints.token, { params: { provider: 'google' }, body: { token } });
    if (answer.outcome !== 'signed-in') throw new Error('The provider did not sign in');
    expect(answer.user.email).toBe(email);

    const password = 'a-first-password';
    expect((await problemOfCall(signIn({ email, password }))).status).toBe(401);
    const body = { userId: answer.user.id, newPassword: password, confirmPassword: password };
    await sandbox.client(answer.token).call(profileEndpoints.updatePassword, { body });
    expect((await signIn({ email, password })).outcome).toBe('signed-in');
  });

  test('cannot be guessed with a session', async () => {
    const { client, user } = await newcomer();
    const guess = () =>
      problemOfCall(
        client.call(profileEndpoints.updatePassword, {
          body: { userId: user.id, newPassword: 'longer-still', confirmPassword: 'longer-still', oldPassword: 'a guess' },
        }),
      );
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect([refused.status, refused.retryAfter]).toEqual([429, 900]);
  });
});

describe('an authenticator', () => {
  const keyOf = (qr: string) => new URL(qr).searchParams.get('secret') ?? '';
  test('set up and saved is required at the next sign-in; its code is taken one step either side, once', async () => {
    const { client, account } = await newcomer();
    const setup = await client.call(profileEndpoints.generateTotp);
    expect(setup.user).toMatchObject({ hasTwoFactorSecret: true, twoFactorMethod: 'none' });
    expect(setup.recoveryCodes).toHaveLength(8);
    expect((await signIn(account)).outcome).toBe('signed-in');
    await client.call(profileEndpoints.updateTwoFactor, { body: { method: 'totp' } });

    const verify = async (at: number) => {
      const pending = await signIn(account);
      if (pending.outcome !== 'two-factor') throw new Error('No code was required');
      const { code } = await currentCode(keyOf(setup.qr), at);
      const body = { method: 'totp' as const, code, userId: pending.userId, loginToken: pending.loginToken };
      return (await sandbox.client().call(accountEndpoints.verifyTwoFactor, { body })).isVerified;
    };
    expect(await verify(sandbox.now() - MINUTE)).toBe(false);
    expect(await verify(sandbox.now() + MINUTE)).toBe(false);
    expect(await verify(sandbox.now() - 30_000)).toBe(true);
    expect(await verify(sandbox.now() - 30_000)).toBe(false);
    expect(await verify(sandbox.now() + 30_000)).toBe(true);
    expect(await verify(sandbox.now())).toBe(false);
  });

  test('that a recovery code replaced is worth nothing, nor are the other old codes', async () => {
    const { client, account } = await newcomer();
    const old = await client.call(profileEndpoints.generateTotp);
    await client.call(profileEndpoints.updateTwoFactor, { body: { method: 'totp' } });
    const renewed = await client.call(profileEndpoints.verifyRecovery, { body: { code: old.recoveryCodes[0] ?? '' } });
    expect(keyOf(renewed.qr)).not.toBe(keyOf(old.qr));
    for (const code of old.recoveryCodes.slice(0, 3))
      expect((await problemOfCall(client.call(profileEndpoints.verifyRecovery, { body: { code } }))).status).toBe(422);
    const pending = await signIn(account);
    if (pending.outcome !== 'two-factor') throw new Error('No code was required');
    const { code } = await currentCode(keyOf(old.qr), sandbox.now());
    const body = { method: 'totp' as const, code, userId: pending.userId, loginToken: pending.loginToken };
    expect((await sandbox.client().call(accountEndpoints.verifyTwoFactor, { body })).isVerified).toBe(false);
  });

  test('recovery codes cannot be guessed, and are not in the data', async () => {
    const { client } = await newcomer();
    const { recoveryCodes } = await client.call(profileEndpoints.generateTotp);
    const guess = () => problemOfCall(client.call(profileEndpoints.verifyRecovery, { body: { code: 'AAAA-AAAA' } }));
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).fields).toEqual({ code: ['Invalid recovery code.'] });
    expect((await guess()).status).toBe(429);
    const files = await Promise.all(['valise.db', 'valise.db-wal'].map((name) => readFile(join(sandbox.dataDirectory, name), 'latin1')));
    for (const code of recoveryCodes) expect(files.join('')).not.toContain(code);
  });
});
