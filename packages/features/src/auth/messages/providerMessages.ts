/** The copy of the buttons that sign in at a provider, without that of what follows, which is fetched with it. A language is added beside 'en-US'. */
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
  },
};
