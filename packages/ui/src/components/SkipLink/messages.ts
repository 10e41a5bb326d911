export const skipLinkMessages = {
  'en-US': {
    skipLink: 'Skip to content',
  },
};
