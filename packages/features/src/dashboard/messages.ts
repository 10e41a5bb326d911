/** All copy of the dashboard. A language is added beside 'en-US'. */
export const dashboardMessages = {
  'en-US': {
    welcome: ({ name }: { name: string }) => (name === '' ? 'Welcome!' : `Welcome ${name}!`),
    tagline: 'An overview of platform activity, partner performance and traveler engagement.',
    addNewProduct: 'Add New Product',
    viewOrders: 'View Orders',

    states: 'Platform activity',
    loadingStates: 'Loading States...',
    statesFailed: 'Error loading States',
  },
};
