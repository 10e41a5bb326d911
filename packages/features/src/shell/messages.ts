import type { Wording } from '@valise/ui/messages';

/** All copy of the frame around the screens. A language is added beside 'en-US'. */
export const shellMessages = {
  'en-US': {
    menu: 'MENU',
    other: 'OTHER',
    dashboard: 'Dashboard',
    products: 'Products',
    orders: 'Orders',
    refund: 'Refund',
    support: 'Support',
    settings: 'Settings',
    logout: 'Logout',

    logoutTitle: 'Logout?',
    logoutConsequence: 'You are about to log out of the Dashboard.',
    loggingOut: 'Logging out...',

    profileMenu: 'Profile menu',
    someone: 'Your account',
    noEmail: 'No email address',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',

    search: 'Search',
    searchPlaceholder: 'Search something here',
    closeSearch: 'Close search',
    screens: 'Screens',
    addProduct: 'Add Product',
    nothingFound: 'Nothing found',
    found: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  },
};
