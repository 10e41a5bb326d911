/** All copy of the shell. A language is added beside 'en-US'. */
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

    keyboard: 'Keyboard',
    keyboardShortcuts: 'Keyboard shortcuts',
    shortcuts: 'Shortcuts',

    searchPlaceholder: 'Search something here',
    addProduct: 'Add Product',
  },
};
