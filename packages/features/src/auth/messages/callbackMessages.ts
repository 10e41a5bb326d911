/** The copy of the return from a provider. A language is added beside 'en-US'. */
export const callbackMessages = {
  'en-US': {
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    tryAgain: 'You are not signed in. Go back and try again.',
    backToLogin: 'Back to Login',
    oauthError: ({ error }: { error: string }) => `OAuth error: ${error}`,
    noCode: 'Authorization code not received',
    invalidState: 'Invalid OAuth state',
    noProvider: 'No OAuth provider found in session',
    failedToAuthenticate: 'Failed to authenticate',
    tokenFailed: 'Token login failed',
  },
};
