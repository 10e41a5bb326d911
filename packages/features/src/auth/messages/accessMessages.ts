/** All copy of the screens around signing in. A language is added beside 'en-US'. */
export const accessMessages = {
  'en-US': {
    backToLogin: 'Back to Login',
    somethingWrong: 'Something went wrong.',

    twoFactor: 'Two-factor verification',
    twoFactorEither: 'Confirm it is you with a code from your authenticator app, or with the one sent to your email.',
    twoFactorTotp: 'Confirm it is you with a code from your authenticator app.',
    twoFactorEmail: 'Confirm it is you with the code sent to your email.',
    method: 'Method',
    totp: 'Authenticator App',
    emailOtp: 'Email OTP',
    enterCode: 'Enter your 6-digit code',
    verify: 'Verify',
    verifying: 'Verifying...',
    invalidCode: 'Invalid code. Please try again.',
  },
};
