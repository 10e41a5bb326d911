/** The copy of the dialog that asks for a shop's domain. A language is added beside 'en-US'. */
export const shopMessages = {
  'en-US': {
    shopTitle: 'Sign in with Shopify',
    shopDomain: 'Shop domain',
    shopHint: ({ host }: { host: string }) => `For example ${host}`,
    shopRequired: 'Shop domain is required',
    shopInvalid: ({ host }: { host: string }) => `Invalid shop domain format. Please use format: ${host}`,
    cancel: 'Cancel',
    continue: 'Continue',
  },
};
