/** All copy of signing in at a provider. A language is added beside 'en-US'. */
export const providerMessages = {
  'en-US': {
    orContinueWith: 'or continue with',
    connecting: 'Connecting...',
    google: 'Google',
    facebook: 'Facebook',
    shopify: 'Shopify',
    failedToGetProviders: 'Failed to get providers',
    failedToInitiate: ({ provider }: { provider: string }) => `Failed to initiate ${provider} login`,
    noRedirectUrl: 'No redirect URL received from server',

    shopTitle: 'Sign in with Shopify',
    shopDomain: 'Shop domain',
    shopHint: ({ host }: { host: string }) => `For example ${host}`,
    shopRequired: 'Shop domain is required',
    shopInvalid: ({ host }: { host: string }) => `Invalid shop domain format. Please use format: ${host}`,
    cancel: 'Cancel',
    continue: 'Continue',

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
