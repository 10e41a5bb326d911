import { describe, expect, test } from 'vitest';
import { aSession, aTwoFactorChallenge, aUser, read } from '../samples/index.ts';
import { twoFactorVerification } from './account.ts';
import { signIn, user, userToWire } from './session.ts';

describe('a user', () => {
  test('is written with the documented fields only, and reads back', () => {
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

  test('with two_factor_required false is a session', () => {
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
