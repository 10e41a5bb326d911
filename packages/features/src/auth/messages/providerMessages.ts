/** The copy of the provider buttons. The copy of the next steps is fetched with their code. A language is added beside 'en-US'. */
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
