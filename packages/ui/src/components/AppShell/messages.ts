export const appShellMessages = {
  'en-US': {
    shellOpenMenu: 'Open menu',
    shellMenu: 'Menu',
  },
};
