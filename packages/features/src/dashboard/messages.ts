import type { Wording } from '@valise/ui/messages';

/** All copy of the dashboard. A language is added beside 'en-US'. */
export const dashboardMessages = {
  'en-US': {
    welcome: ({ name }: { name: string }) => (name === '' ? 'Welcome!' : `Welcome ${name}!`),
    tagline: 'An overview of platform activity, partner performance and traveler engagement.',
    addNewProduct: 'Add New Product',
    viewOrders: 'View Orders',

    stats: 'Platform activity',
    loadingStats: 'Loading States...',
    statsFailed: 'Error loading States',
    noStats: 'No figures yet',
    viewProducts: 'View products',
    viewRentals: 'View rentals',
    viewPending: 'View orders',

    queue: "Today's Queue",
    queueCount: ({ count }: { count: number }, { number, plural }: Wording) =>
      plural(count, { one: () => `${number(count)} order`, other: () => `${number(count)} orders` }),
    queuePart: ({ loaded, total }: { loaded: number; total: number | undefined }, { number }: Wording) =>
      total === undefined ? `${number(loaded)} loaded` : `${number(loaded)} of ${number(total)} loaded`,
    queueOrder: ({ id }: { id: string }) => `Order # ${id}`,
    noOrders: 'No orders',
    loadingQueue: 'Loading queue...',

    alerts: 'Alerts Panel',
    loadingAlerts: 'Loading travelers...',
    alertsFailed: 'Failed to load alerts',
    noAlerts: 'No alerts',
  },
};
