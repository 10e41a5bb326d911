import type { TwoFactorSetupWire } from '../resources/profile.ts';
import type { SignedInWire, TwoFactorChallengeWire, UserWire } from '../resources/session.ts';

/** A partner who signs in with a password. */
export function aUser(overrides: Partial<UserWire> = {}): UserWire {
  return {
    id: 7,
    name: 'Marta Vidal',
    first_name: 'Marta',
    last_name: 'Vidal',
    email: 'marta@valise.club',
    phone: '555-010-0142',
    profile_photo: null,
    type: 'Partner',
    provider: null,
    two_factor_method: 'none',
    two_factor_secret: false,
    ...overrides,
  };
}

/** The answer to a successful sign-in. */
export const aSession = (overrides: Partial<SignedInWire> = {}): SignedInWire => ({ token: 'sample-token', user: aUser(), ...overrides });

/** The answer to a sign-in that needs a code first. */
export const aTwoFactorChallenge = (overrides: Partial<TwoFactorChallengeWire> = {}): TwoFactorChallengeWire => ({
  two_factor_required: true,
  user_id: 7,
  method: ['totp', 'email'],
  login_token: 'sample-login-token',
  ...overrides,
});

export function aTwoFactorSetup(overrides: Partial<TwoFactorSetupWire> = {}): TwoFactorSetupWire {
  return {
    qr: 'otpauth://totp/Valise:marta%40valise.club?secret=JBSWY3DPEHPK3PXP&issuer=Valise',
    recovery_codes: ['7QF2-MK9D', 'X4TB-22LC', 'PN8E-J6WA', '0VRS-H3KZ', 'D5YG-91UM', 'KC7A-T8EX', 'B2NW-6RQP', 'M9LJ-F4VD'],
    user: aUser({ two_factor_method: 'totp', two_factor_secret: true }),
    ...overrides,
  };
}
