import { describe, expect, test } from 'vitest';
import { profileEndpoints } from './profile.ts';
import { aSession, aTwoFactorChallenge, aTwoFactorSetup, aUser, read } from './samples/index.ts';
import { signIn, twoFactorVerification, user, userToWire } from './session.ts';
import { clientOver } from './testing.ts';

describe('a user', () => {
  test('is kept as the documented fields only, and reads back', () => {
    const wire = { ...aUser({ two_factor_method: 'totp', two_factor_secret: true }), password: 'secret', is_admin: true };
    const kept = userToWire(read(user, wire));
    expect(kept).not.toHaveProperty('password');
    expect(kept).not.toHaveProperty('is_admin');
    expect(read(user, kept)).toEqual(read(user, wire));
  });

  test('of whom only the id is known has every field', () => {
    expect(read(user, { id: 7 })).toEqual({
      id: '7',
      name: null,
      firstName: null,
      lastName: null,
      email: '',
      phone: null,
      profilePhoto: null,
      type: '',
      provider: null,
      twoFactorMethod: null,
      hasTwoFactorSecret: false,
    });
  });
});

describe('signing in', () => {
  test('ends in a session or in a challenge', () => {
    expect(read(signIn, aSession())).toMatchObject({ outcome: 'signed-in', token: 'sample-token', user: { id: '7' } });
    expect(read(signIn, aTwoFactorChallenge())).toEqual({
      outcome: 'two-factor',
      userId: '7',
      methods: ['totp', 'email'],
      loginToken: 'sample-login-token',
    });
  });

  test('that says no second step is needed is a session', () => {
    expect(read(signIn, { ...aSession(), two_factor_required: false } as Parameters<typeof read<typeof signIn>>[1])).toMatchObject({
      outcome: 'signed-in',
    });
  });

  test('offers the known methods only, one of them also as bare text', () => {
    expect(read(signIn, aTwoFactorChallenge({ method: ['sms', 'email'] }))).toMatchObject({ methods: ['email'] });
    expect(read(signIn, { ...aTwoFactorChallenge(), method: 'totp' })).toMatchObject({ methods: ['totp'] });
  });
});

test.each([
  [{ verified: true, ...aSession() }, true],
  [aSession(), true],
  [{ verified: false }, false],
  [{ verified: false, ...aSession() }, false],
  [{ verified: true, token: null, user: null }, false],
])('a two-factor answer %# is verified: %s', (answer, isVerified) => {
  expect(read(twoFactorVerification, answer)).toMatchObject({ isVerified });
});

describe('the profile', () => {
  const over = (handlers: Parameters<typeof clientOver<typeof profileEndpoints>>[1]) => clientOver(profileEndpoints, handlers);

  test('comes back bare or under `user`', async () => {
    const body = { userId: '7', name: 'Marta', email: 'marta@valise.club', phone: '' };
    const bare = await over({ update: () => aUser({ name: 'New' }) }).call(profileEndpoints.update, { body });
    const named = await over({ update: () => ({ message: 'Saved', user: aUser({ name: 'New' }) }) }).call(profileEndpoints.update, { body });
    expect(bare).toEqual(named);
    expect(named.name).toBe('New');
  });

  test('is sent without a photo when none was chosen, and with the one that was', async () => {
    const arrived: unknown[] = [];
    const client = over({
      update: ({ body }) => {
        arrived.push(body.profilePhoto instanceof Blob);
        return aUser();
      },
    });
    const body = { userId: '7', name: 'Marta', email: 'marta@valise.club', phone: '' };
    await client.call(profileEndpoints.update, { body });
    await client.call(profileEndpoints.update, { body: { ...body, profilePhoto: new Blob(['x']) } });
    expect(arrived).toEqual([false, true]);
  });

  test('sends a password under the wire’s names, the old one only when there is one', async () => {
    const sent: unknown[] = [];
    const client = over({
      updatePassword: async ({ body }) => {
        sent.push(body);
        return { message: 'Done' };
      },
    });
    const body = { userId: '7', newPassword: 'new', confirmPassword: 'new' };
    await client.call(profileEndpoints.updatePassword, { body });
    await client.call(profileEndpoints.updatePassword, { body: { ...body, oldPassword: 'old' } });
    expect(sent).toEqual([body, { ...body, oldPassword: 'old' }]);
  });

  test('a setup without a code to scan is unreadable, one without recovery codes is not', async () => {
    const without = over({ generateTotp: () => Response.json({ ...aTwoFactorSetup(), qr: '' }) });
    await expect(without.call(profileEndpoints.generateTotp)).rejects.toMatchObject({ kind: 'unreadable' });
    const bare = over({ generateTotp: () => ({ qr: '<svg/>' }) });
    expect(await bare.call(profileEndpoints.generateTotp)).toEqual({ qr: '<svg/>', recoveryCodes: [], user: null });
  });
});
