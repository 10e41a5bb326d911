export const shellMessages = {
  'en-US': {
    brandName: 'Valise',
    breadcrumbs: 'Breadcrumbs',
    skipLink: 'Skip to content',
    shellMain: 'Main',
    shellOpenMenu: 'Open menu',
    shellMenu: 'Menu',
  },
};
